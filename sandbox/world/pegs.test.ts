import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { cancelOrders } from './amend-cancel.ts';
import { pegPrice } from './pegs.ts';
import { repricePegs } from './reprice-pegs.ts';
import type { JsonObject, Order, Side } from './types.ts';
import type { World } from './world.ts';

/** Orders whose price follows the book. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});

const peg = (reference: string, offset: number): { peggedOrder: JsonObject } => ({
  peggedOrder: { reference: `PEGGED_REFERENCE_${reference}`, offset: String(offset) },
});
const price = (side: 'BUY' | 'SELL', reference: string, offset: number): string | undefined =>
  pegPrice(marketOf(world), { side: `SIDE_${side}` as Side, ...peg(reference, offset) } as unknown as Order);
const kept = ({ id }: Order): Order | undefined => world.trading.orders.get(id);

describe('the price of a peg', () => {
  it.each([
    ['BUY', 'BEST_BID', 3, '97'],
    ['SELL', 'BEST_ASK', 3, '114'],
    ['BUY', 'BEST_ASK', 20, '91'],
    ['SELL', 'BEST_BID', 20, '120'],
    // The middle, 105.5, is rounded up for a buy and down for a sell.
    ['BUY', 'MID', 0, '106'],
    ['SELL', 'MID', 0, '105'],
    ['BUY', 'MID', 2, '104'],
    ['SELL', 'MID', 2, '107'],
    ['BUY', 'BEST_BID', 99, '1'],
    ['BUY', 'BEST_BID', 100, undefined],
    ['BUY', 'BEST_BID', 101, undefined],
  ] as const)('of a %s %s with the offset %i between 100 and 111 is %s', (side, reference, offset, wanted) => {
    limitOrder(world, 'a', ['buy', 1, 100]);
    limitOrder(world, 'a', ['sell', 1, 111]);
    expect(price(side, reference, offset)).toBe(wanted);
  });

  it('is none while its side of the book is empty, or for the middle either of them', () => {
    expect(['BEST_BID', 'BEST_ASK', 'MID'].map((reference) => price('BUY', reference, 0))).toEqual(
      Array(3).fill(undefined),
    );
    const bid = limitOrder(world, 'a', ['buy', 1, 100]);
    expect(['BEST_BID', 'BEST_ASK', 'MID'].map((reference) => price('BUY', reference, 0))).toEqual([
      '100',
      undefined,
      undefined,
    ]);
    cancelOrders(world, 'a', { orderId: bid.id });
    limitOrder(world, 'a', ['sell', 1, 111]);
    expect(['BEST_BID', 'BEST_ASK', 'MID'].map((reference) => price('SELL', reference, 0))).toEqual([
      undefined,
      '111',
      undefined,
    ]);
  });

  it('does not follow other pegs', () => {
    limitOrder(world, 'a', ['buy', 1, 100]);
    limitOrder(world, 'a', ['sell', 1, 111]);
    expect(limitOrder(world, 'b', ['buy', 1, 1], peg('BEST_ASK', 2)).price).toBe('109');
    expect(marketOf(world).book.best('SIDE_BUY')).toBe(109n);
    expect(price('BUY', 'BEST_BID', 0)).toBe('100');
  });
});

describe('a pegged order', () => {
  it('is parked without a price, and comes back with one', () => {
    const order = limitOrder(world, 'b', ['buy', 1, 50], peg('BEST_BID', 4));
    expect(kept(order)).toMatchObject({ status: 'STATUS_PARKED', price: '0' });
    repricePegs(world);
    expect(kept(order)).toMatchObject({ status: 'STATUS_PARKED', price: '0' });
    limitOrder(world, 'a', ['buy', 1, 5]);
    repricePegs(world);
    expect(kept(order)).toMatchObject({ status: 'STATUS_ACTIVE', price: '1' });
    expect(marketOf(world).book.orders('SIDE_BUY')).toHaveLength(2);
  });

  it('moves with its reference, and is left alone while that stays', () => {
    const bid = limitOrder(world, 'a', ['buy', 1, 100]);
    const order = limitOrder(world, 'b', ['buy', 1, 50], peg('BEST_BID', 4));
    const far = limitOrder(world, 'b', ['buy', 1, 96]);
    const { updatedAt } = order;
    repricePegs(world);
    expect(kept(order)).toMatchObject({ price: '96', updatedAt });
    expect(marketOf(world).book.orders('SIDE_BUY')).toMatchObject([bid, order, far].map(({ id }) => ({ id })));
    limitOrder(world, 'a', ['buy', 1, 102]);
    repricePegs(world);
    expect(kept(order)?.price).toBe('98');
    expect(kept(order)?.updatedAt).not.toBe(updatedAt);
    expect(kept(far)).toMatchObject({ price: '96', updatedAt: '0' });
  });

  it('that has ended, or whose market has gone, stays as it is', () => {
    limitOrder(world, 'a', ['buy', 1, 100]);
    limitOrder(world, 'a', ['buy', 1, 10], { marketId: entityId('second market') });
    const order = limitOrder(world, 'b', ['buy', 1, 50], peg('BEST_BID', 4));
    const gone = limitOrder(world, 'b', ['buy', 1, 50], {
      ...peg('BEST_BID', 4),
      marketId: entityId('second market'),
    });
    cancelOrders(world, 'b', { orderId: order.id });
    limitOrder(world, 'a', ['buy', 1, 102]);
    world.trading.markets.delete(gone.marketId);
    repricePegs(world);
    expect(kept(order)).toMatchObject({ status: 'STATUS_CANCELLED', price: '96' });
    expect(kept(gone)).toMatchObject({ status: 'STATUS_ACTIVE', price: '6' });
  });
});
