import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { cancelOrders, expireOrders } from './amend-cancel.ts';
import type { Order } from './types.ts';
import type { World } from './world.ts';

/** Which orders a cancellation and the passing of time end. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});

const states = (...orders: Order[]): unknown[] => orders.map(({ id }) => world.trading.orders.get(id)?.status);
const elsewhere = { marketId: entityId('second market') };

describe('a cancellation', () => {
  it('of a market ends the orders of the party there, and no others', () => {
    const [own, other, far] = [
      limitOrder(world, 'a', ['buy', 1, 1000]),
      limitOrder(world, 'b', ['buy', 1, 1000]),
      limitOrder(world, 'a', ['buy', 1, 1000], elsewhere),
    ];
    cancelOrders(world, 'a', { marketId: entityId('market') });
    expect(states(own, other, far)).toEqual(['STATUS_CANCELLED', 'STATUS_ACTIVE', 'STATUS_ACTIVE']);
    expect(marketOf(world).book.orders('SIDE_BUY')).toEqual([other]);
  });

  it('without a market ends those in every market', () => {
    const [own, other, far] = [
      limitOrder(world, 'a', ['buy', 1, 1000]),
      limitOrder(world, 'b', ['buy', 1, 1000]),
      limitOrder(world, 'a', ['buy', 1, 1000], elsewhere),
    ];
    cancelOrders(world, 'a', {});
    expect(states(own, other, far)).toEqual(['STATUS_CANCELLED', 'STATUS_ACTIVE', 'STATUS_CANCELLED']);
  });

  it('gives the margin back', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    const held = (): string[] =>
      world.funds.ledger
        .accounts()
        .filter(({ owner, type }) => owner === 'a' && type === 'ACCOUNT_TYPE_MARGIN')
        .map(({ balance }) => balance);
    expect(held()).toEqual(['39750000']);
    cancelOrders(world, 'a', { orderId: order.id });
    expect(held()).toEqual(['0']);
  });

  it('is refused for an order that has ended, is nobody’s, or is in no market', () => {
    const order = limitOrder(world, 'a', ['buy', 1, 1000]);
    const cancel = (id: string) => () => cancelOrders(world, 'a', { orderId: id });
    const far = limitOrder(world, 'a', ['buy', 1, 1000], elsewhere);
    cancel(order.id)();
    expect(cancel(order.id)).toThrow('unable to find the order in the market');
    expect(cancel('0'.repeat(64))).toThrow('unable to find the order in the market');
    world.trading.markets.delete(far.marketId);
    expect(cancel(far.id)).toThrow('unable to find the order in the market');
  });
});

describe('time', () => {
  /** The time that the world tells next. */
  const next = (): bigint => BigInt(world.look(() => world.now()));
  const until = (expiresAt: bigint): Order =>
    limitOrder(world, 'a', ['buy', 1, 1000], { timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: String(expiresAt) });

  it('ends an order in the nanosecond that it names, not one before', () => {
    const order = until(next() + 1_000_000n);
    const end = BigInt(order.expiresAt);
    world.now = () => String(end - 1n);
    expireOrders(world);
    expect(states(order)).toEqual(['STATUS_ACTIVE']);
    world.now = () => String(end);
    expireOrders(world);
    expect(states(order)).toEqual(['STATUS_EXPIRED']);
    expect(marketOf(world).book.orders('SIDE_BUY')).toEqual([]);
  });

  it('leaves orders that name no time, and those that have ended', () => {
    const [order, filled] = [limitOrder(world, 'a', ['buy', 1, 1000]), until(next() + 1_000_000n)];
    limitOrder(world, 'b', ['sell', 2, 1000]);
    const resting = limitOrder(world, 'a', ['buy', 1, 900]);
    world.clock = () => 1_900_000_000_000;
    expireOrders(world);
    expect(states(order, filled, resting)).toEqual(['STATUS_FILLED', 'STATUS_FILLED', 'STATUS_ACTIVE']);
  });
});
