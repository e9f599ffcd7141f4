import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { amendOrder } from './amend-cancel.ts';
import { tether } from './seed-assets.ts';
import type { JsonObject, Order } from './types.ts';
import { deposit } from './withdrawals.ts';
import type { World } from './world.ts';

/** What an amendment leaves of an order, number by number. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});

const kept = ({ id }: Order): Order | undefined => world.trading.orders.get(id);
const amend = (order: Order, change: JsonObject, party = 'a'): void =>
  amendOrder(world, party, { orderId: order.id, ...change });
const queue = (): string[] =>
  marketOf(world)
    .book.orders('SIDE_BUY')
    .map(({ id }) => id);

describe('a size', () => {
  it('is what the order is to have been from the start: what has traded goes off it', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    limitOrder(world, 'b', ['sell', 4, 1000]);
    amend(order, { size: '8' });
    expect(kept(order)).toMatchObject({ size: '8', remaining: '4', version: '2', status: 'STATUS_ACTIVE' });
    amend(order, { size: '5' });
    expect(kept(order)).toMatchObject({ size: '5', remaining: '1', version: '3', status: 'STATUS_ACTIVE' });
    amend(order, { size: '4' });
    expect(kept(order)).toMatchObject({ size: '4', remaining: '0', version: '4', status: 'STATUS_CANCELLED' });
    expect(queue()).toEqual([]);
  });

  it('changes by a difference where none is said, or an empty one', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    amend(order, { sizeDelta: '3' });
    expect(kept(order)).toMatchObject({ size: '13', remaining: '13' });
    amend(order, { size: null, sizeDelta: '-4' });
    expect(kept(order)).toMatchObject({ size: '9', remaining: '9' });
    amend(order, { price: '1001' });
    expect(kept(order)).toMatchObject({ size: '9', price: '1001' });
  });

  it('below what has traded, or below zero, ends the order', () => {
    const orders = [limitOrder(world, 'a', ['buy', 10, 1000]), limitOrder(world, 'a', ['buy', 10, 999])] as const;
    limitOrder(world, 'b', ['sell', 4, 1000]);
    amend(orders[0], { size: '3' });
    amend(orders[1], { sizeDelta: '-11' });
    expect(orders.map((order) => [kept(order)?.status, kept(order)?.remaining])).toEqual([
      ['STATUS_CANCELLED', '0'],
      ['STATUS_CANCELLED', '0'],
    ]);
  });

  it('asks for the margin of what it adds, and not twice for what is there', () => {
    // Ten units at the mark price are worth 265 USDT; a tenth of it, and half of that again, is the initial margin.
    deposit(world, 'poor', tether, 39_750_000n);
    const order = limitOrder(world, 'poor', ['buy', 10, 1000]);
    expect(order.status).toBe('STATUS_ACTIVE');
    amend(order, { price: '1001' }, 'poor');
    expect(kept(order)?.price).toBe('1001');
    expect(() => amend(order, { size: '11' }, 'poor')).toThrow('margin check failed');
    expect(kept(order)).toMatchObject({ size: '10', price: '1001' });
  });
});

describe('the place in the queue', () => {
  let first: Order;
  let second: Order;
  beforeEach(() => {
    first = limitOrder(world, 'a', ['buy', 10, 1000]);
    second = limitOrder(world, 'b', ['buy', 10, 1000]);
  });

  it.each<[string, JsonObject]>([
    ['a lower size', { size: '9' }],
    ['the same size', { size: '10' }],
    ['the same price', { price: '1000' }],
    ['another end', { timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: '1900000000000000000' }],
  ])('is kept with %s', (_, change) => {
    amend(first, change);
    expect(queue()).toEqual([first.id, second.id]);
  });

  it.each<[string, JsonObject]>([
    ['a higher size', { size: '11' }],
    ['a higher size at the same price', { size: '11', price: '1000' }],
  ])('is lost with %s', (_, change) => {
    amend(first, change);
    expect(queue()).toEqual([second.id, first.id]);
  });

  it('is another with another price', () => {
    amend(first, { price: '999' });
    expect(queue()).toEqual([second.id, first.id]);
    amend(first, { price: '1001', size: '5' });
    expect(queue()).toEqual([first.id, second.id]);
  });
});

describe('the time in force', () => {
  it('changes with its end, and stays where none is said', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    amend(order, { size: '9', timeInForce: 'TIME_IN_FORCE_UNSPECIFIED' });
    expect(kept(order)).toMatchObject({ timeInForce: 'TIME_IN_FORCE_GTC', expiresAt: '0' });
    amend(order, { size: '8' });
    expect(kept(order)).toMatchObject({ timeInForce: 'TIME_IN_FORCE_GTC', expiresAt: '0' });
    amend(order, { timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: '1900000000000000000' });
    expect(kept(order)).toMatchObject({ timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: '1900000000000000000' });
  });
});

describe('a peg', () => {
  const pegged = { peggedOrder: { reference: 'PEGGED_REFERENCE_BEST_BID', offset: '5' } };

  it('takes another offset, and keeps its own where none is said', () => {
    limitOrder(world, 'b', ['buy', 1, 1000]);
    const order = limitOrder(world, 'a', ['buy', 10, 1000], pegged);
    expect(kept(order)?.price).toBe('995');
    amend(order, { size: '9' });
    expect(kept(order)).toMatchObject({ ...pegged, price: '995', size: '9' });
    amend(order, { peggedOffset: '7' });
    expect(kept(order)).toMatchObject({
      peggedOrder: { reference: 'PEGGED_REFERENCE_BEST_BID', offset: '7' },
      price: '993',
    });
  });

  it('does not come to an order that has none', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    amend(order, { size: '9', peggedOffset: '7' });
    expect(kept(order)).not.toHaveProperty('peggedOrder');
  });
});

describe('an order that cannot be amended', () => {
  it('is one that has ended, one that there is not, one of another party', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    expect(() => amend(order, { size: '9' }, 'b')).toThrow('OrderError: Invalid Party ID');
    limitOrder(world, 'b', ['sell', 10, 1000]);
    expect(kept(order)?.status).toBe('STATUS_FILLED');
    expect(() => amend(order, { size: '9' })).toThrow('OrderError: Invalid Order ID');
    expect(() => amend({ ...order, id: '0'.repeat(64) }, { size: '9' })).toThrow('OrderError: Invalid Order ID');
  });

  it('is one whose market has gone', () => {
    const order = limitOrder(world, 'a', ['buy', 10, 1000]);
    world.trading.markets.delete(order.marketId);
    expect(() => amend(order, { size: '9' })).toThrow('OrderError: Invalid Order ID');
  });

  it('is one in an auction only where it may not rest: there nothing trades', () => {
    limitOrder(world, 'b', ['sell', 5, 1001]);
    const order = limitOrder(world, 'a', ['buy', 10, 1000], { postOnly: true });
    marketOf(world).definition['state'] = 'STATE_SUSPENDED_VIA_GOVERNANCE';
    amend(order, { price: '999' });
    expect(kept(order)).toMatchObject({ price: '999', remaining: '10', status: 'STATUS_ACTIVE' });
  });
});
