import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { cancelOrders } from './amend-cancel.ts';
import { settleSlaEpoch, slaOf, trackSlaBlock } from './liquidity-sla.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Whether a commitment is kept, block by block. An amount is price × size × 10, at a mark price of 1000. */

const definitions = await loadDefinitions();
const marketId = entityId('market');
const key = `${marketId}|lp`;
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  marketOf(world).markPrice = 1000n;
  rules();
  // The middle of the book is 1000: a range of 0.03 goes from 970 to 1030.
  limitOrder(world, 'a', ['buy', 1, 990]);
  limitOrder(world, 'a', ['sell', 1, 1010]);
});

function rules(more: JsonObject = {}): void {
  marketOf(world).definition['liquiditySlaParams'] = {
    priceRange: '0.03',
    commitmentMinTimeFraction: '0.5',
    performanceHysteresisEpochs: '2',
    slaCompetitionFactor: '1',
    ...more,
  };
}
function commit(commitmentAmount: number, status = 'STATUS_ACTIVE'): void {
  world.liquidity.provisions.set(key, {
    marketId,
    partyId: 'lp',
    status,
    commitmentAmount: String(commitmentAmount),
  });
}
const sla = (): JsonObject => slaOf(world, marketId)[0] ?? {};
const fraction = (): unknown => sla()['currentEpochFractionOfTimeOnBook'];

describe('the volume of a commitment', () => {
  it('is what the party has on each side in the range, its edge included', () => {
    commit(1);
    limitOrder(world, 'lp', ['buy', 1, 970]);
    limitOrder(world, 'lp', ['buy', 20, 969]);
    limitOrder(world, 'lp', ['sell', 3, 1030]);
    limitOrder(world, 'lp', ['sell', 20, 1031]);
    limitOrder(world, 'b', ['sell', 20, 1030]);
    limitOrder(world, 'lp', ['buy', 20, 980], { marketId: entityId('second market') });
    const gone = limitOrder(world, 'lp', ['buy', 20, 980]);
    cancelOrders(world, 'lp', { orderId: gone.id });
    trackSlaBlock(world);
    expect(sla()).toMatchObject({ notionalVolumeBuys: '10000', notionalVolumeSells: '30000', requiredLiquidity: '1' });
  });

  it('is nothing where the market names no range', () => {
    delete marketOf(world).definition['liquiditySlaParams'];
    commit(1);
    limitOrder(world, 'lp', ['buy', 1, 990]);
    trackSlaBlock(world);
    expect(sla()).toMatchObject({ notionalVolumeBuys: '0' });
  });
});

describe('a commitment', () => {
  it.each([
    [2, 2, 20_000, '1'],
    [2, 2, 20_001, '0'],
    [2, 1, 20_000, '0'],
    [1, 2, 20_000, '0'],
    [3, 2, 20_000, '1'],
    [2, 3, 20_000, '1'],
  ])('with %i to buy and %i to sell, of %i, is kept in %s of the block', (buys, sells, amount, kept) => {
    commit(amount);
    limitOrder(world, 'lp', ['buy', buys, 980]);
    limitOrder(world, 'lp', ['sell', sells, 1020]);
    trackSlaBlock(world);
    expect(fraction()).toBe(kept);
  });

  it('asks for its amount times the network’s factor, and for nothing without one', () => {
    commit(1000);
    world.governance.parameters.set('market.liquidity.stakeToCcyVolume', '0.25');
    trackSlaBlock(world);
    expect(sla()['requiredLiquidity']).toBe('250');
    world.governance.parameters.delete('market.liquidity.stakeToCcyVolume');
    trackSlaBlock(world);
    expect(sla()['requiredLiquidity']).toBe('0');
  });

  it('is looked at while it is in force, in a market that there is', () => {
    commit(1000);
    trackSlaBlock(world);
    expect(slaOf(world, marketId)).toHaveLength(1);
    commit(1000, 'STATUS_PENDING');
    trackSlaBlock(world);
    expect(slaOf(world, marketId)).toEqual([]);
    commit(1000);
    trackSlaBlock(world);
    world.trading.markets.delete(marketId);
    trackSlaBlock(world);
    expect(slaOf(world, marketId)).toEqual([]);
  });
});

describe('an epoch', () => {
  /** Blocks in which the commitment is kept, or not. */
  function blocks(kept: number, missed: number): void {
    commit(0);
    for (let count = 0; count < kept; count += 1) trackSlaBlock(world);
    commit(1_000_000);
    for (let count = 0; count < missed; count += 1) trackSlaBlock(world);
  }

  it('is told to six decimals, and the next one begins with nothing', () => {
    blocks(1, 2);
    expect(fraction()).toBe('0.333333');
    settleSlaEpoch(world);
    expect(sla()).toMatchObject({
      currentEpochFractionOfTimeOnBook: '0',
      lastEpochFractionOfTimeOnBook: '0.333333',
      lastEpochFeePenalty: '1',
    });
    blocks(1, 0);
    expect(fraction()).toBe('1');
    blocks(0, 1);
    expect(fraction()).toBe('0.5');
  });

  it('without a block changes nothing, nor does one whose market has gone', () => {
    blocks(1, 0);
    settleSlaEpoch(world);
    const before = sla();
    settleSlaEpoch(world);
    expect(sla()).toEqual(before);
    blocks(0, 1);
    world.trading.markets.delete(marketId);
    settleSlaEpoch(world);
    expect(sla()['lastEpochFractionOfTimeOnBook']).toBe('1');
  });

  it.each([
    ['0', []],
    ['1', ['0.8']],
    ['2', ['1', '0.8']],
    ['3', ['0.4', '1', '0.8']],
  ])('leaves its penalty for %s epochs', (performanceHysteresisEpochs, wanted) => {
    rules({ performanceHysteresisEpochs });
    // A half of the time is asked for: 0.8, 0.4 and 0.6 of it are three fifths, none and a fifth of the rest.
    for (const [kept, missed] of [
      [4, 1],
      [2, 3],
      [3, 2],
    ] as const) {
      blocks(kept, missed);
      settleSlaEpoch(world);
    }
    expect(sla()['hysteresisPeriodFeePenalties']).toEqual(wanted);
  });

  it('takes nothing of the bond where the network names no slope and no maximum', () => {
    for (const name of ['nonPerformanceBondPenaltySlope', 'nonPerformanceBondPenaltyMax'])
      world.governance.parameters.set(`market.liquidity.sla.${name}`, '0.5');
    blocks(0, 1);
    settleSlaEpoch(world);
    expect(sla()['lastEpochBondPenalty']).toBe('0.5');
    for (const name of ['nonPerformanceBondPenaltySlope', 'nonPerformanceBondPenaltyMax'])
      world.governance.parameters.delete(`market.liquidity.sla.${name}`);
    blocks(0, 1);
    settleSlaEpoch(world);
    expect(sla()['lastEpochBondPenalty']).toBe('0');
  });
});
