import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { canAfford, marginLevels } from './margin.ts';
import { tether } from './seed-assets.ts';
import { deposit } from './withdrawals.ts';
import type { World } from './world.ts';

/** The sandbox's margin: a tenth of the largest position that orders could lead to, scaled as the market says. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  marketOf(world).markPrice = 1000n;
});
const maintenance = (extra?: { side: 'SIDE_BUY' | 'SIDE_SELL'; remaining: string }): unknown =>
  marginLevels(world, marketOf(world), 'a', extra)['maintenanceMargin'];
const hold = (volume: number): void => {
  world.position(marketOf(world).facts.id, 'a').openVolume = String(volume);
};

describe('the levels', () => {
  it('are 1.1, 1.5 and 1.7 times a tenth of the value', () => {
    hold(7);
    expect(marginLevels(world, marketOf(world), 'a')).toMatchObject({
      maintenanceMargin: '7000',
      searchLevel: '7700',
      initialMargin: '10500',
      collateralReleaseLevel: '11900',
    });
  });

  it('are zero without a position and orders', () => {
    expect(marginLevels(world, marketOf(world), 'a')).toMatchObject({
      maintenanceMargin: '0',
      searchLevel: '0',
      initialMargin: '0',
      collateralReleaseLevel: '0',
    });
  });
});

describe('the largest position', () => {
  it('is the open one with the orders of one side, whichever is more', () => {
    limitOrder(world, 'a', ['buy', 3, 900]);
    limitOrder(world, 'a', ['buy', 4, 901]);
    limitOrder(world, 'a', ['sell', 9, 1100]);
    limitOrder(world, 'b', ['buy', 50, 900]);
    limitOrder(world, 'b', ['sell', 50, 1100]);
    expect(maintenance()).toBe('9000');
    hold(2);
    expect(maintenance()).toBe('9000');
    hold(3);
    expect(maintenance()).toBe('10000');
    hold(-2);
    expect(maintenance()).toBe('11000');
  });

  it('takes one more order in on its side', () => {
    hold(5);
    expect(maintenance({ side: 'SIDE_BUY', remaining: '4' })).toBe('9000');
    expect(maintenance({ side: 'SIDE_SELL', remaining: '4' })).toBe('5000');
    expect(maintenance({ side: 'SIDE_SELL', remaining: '12' })).toBe('7000');
  });
});

describe('an order', () => {
  it('is paid for with exactly its initial margin, in both accounts together', () => {
    deposit(world, 'a', tether, 14_999n);
    const order = { side: 'SIDE_BUY', remaining: '10', partyId: 'a' } as const;
    expect(canAfford(world, marketOf(world), order)).toBe(false);
    deposit(world, 'a', tether, 1n);
    expect(canAfford(world, marketOf(world), order)).toBe(true);
    // Five of them move their margin away from the general account, and are held all the same.
    limitOrder(world, 'a', ['buy', 5, 900]);
    const more = (remaining: string): boolean => canAfford(world, marketOf(world), { ...order, remaining });
    expect([more('5'), more('6')]).toEqual([true, false]);
  });
});
