import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { submitOrder } from './orders.ts';
import type { World } from './world.ts';

/** What an order holds that its submission does not say. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});

describe('a new order', () => {
  it('has zeros where nothing has happened yet', () => {
    expect(limitOrder(world, 'a', ['buy', 10, 1000])).toMatchObject({
      updatedAt: '0',
      expiresAt: '0',
      version: '1',
      batchId: '0',
      remaining: '10',
      postOnly: false,
      reduceOnly: false,
    });
  });

  it('shows all of an iceberg', () => {
    const icebergOpts = { peakSize: '5', minimumVisibleSize: '2' };
    expect(limitOrder(world, 'a', ['buy', 10, 1000], { icebergOpts })['icebergOrder']).toEqual({
      peakSize: '5',
      minimumVisibleSize: '2',
      reservedRemaining: '0',
    });
  });

  it('has a price of zero at the market’s', () => {
    const order = submitOrder(world, 'a', {
      marketId: marketOf(world).facts.id,
      side: 'SIDE_BUY',
      size: '1',
      type: 'TYPE_MARKET',
      timeInForce: 'TIME_IN_FORCE_IOC',
    });
    expect(order.price).toBe('0');
  });

  it('may expire in the nanosecond of its making, not one before', () => {
    world.now = () => '1800000000000000007';
    const until = (expiresAt: string): string =>
      limitOrder(world, 'a', ['buy', 1, 1000], { timeInForce: 'TIME_IN_FORCE_GTT', expiresAt }).status;
    expect(['1800000000000000006', '1800000000000000007', '1800000000000000008'].map(until)).toEqual([
      'STATUS_REJECTED',
      'STATUS_ACTIVE',
      'STATUS_ACTIVE',
    ]);
  });

  it.each(['buy', 'sell'] as const)('to %s that may only reduce is stopped without a position', (side) => {
    limitOrder(world, 'b', ['buy', 1, 999]);
    limitOrder(world, 'b', ['sell', 1, 1000]);
    const more = { timeInForce: 'TIME_IN_FORCE_IOC', reduceOnly: true };
    expect(limitOrder(world, 'a', [side, 1, side === 'buy' ? 1000 : 999], more)).toMatchObject({
      status: 'STATUS_STOPPED',
      reason: 'ORDER_ERROR_REDUCE_ONLY_ORDER_WOULD_NOT_REDUCE_POSITION',
    });
  });
});
