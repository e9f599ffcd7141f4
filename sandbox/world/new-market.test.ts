import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { at } from './market-facts.ts';
import { newMarketDefinition } from './new-market.ts';
import { introduce } from './proposed-things.ts';
import { tether } from './seed-assets.ts';
import type { JsonObject, Proposal } from './types.ts';
import type { World } from './world.ts';

/** A market out of the configuration that a proposal gives. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});
const product = { settlementAsset: tether, quoteName: 'USDT' };
const future = { instrument: { code: 'C', name: 'N', future: product } };
const perpetual = { instrument: { code: 'C', name: 'N', perpetual: product } };

describe('a market of which little is said', () => {
  it('has no decimals, no fee of providers, and the usual slippage', () => {
    expect(newMarketDefinition(world, future, 'id')).toMatchObject({
      decimalPlaces: '0',
      positionDecimalPlaces: '0',
      fees: { factors: { makerFee: '0.0002', infrastructureFee: '0.0005', liquidityFee: '0' } },
      linearSlippageFactor: '0.001',
      quadraticSlippageFactor: '0',
      marketTimestamps: { close: '0' },
    });
  });

  it('has no fees where the network has none', () => {
    for (const name of ['makerFee', 'infrastructureFee'])
      world.governance.parameters.delete(`market.fee.factors.${name}`);
    expect(newMarketDefinition(world, future, 'id')['fees']).toEqual({
      factors: { makerFee: '0', infrastructureFee: '0', liquidityFee: '0' },
    });
  });
});

describe('the data sources of a market', () => {
  const sources = (changes: JsonObject, kind: string): JsonObject =>
    at(newMarketDefinition(world, changes, 'id'), 'tradableInstrument', 'instrument', kind) as JsonObject;

  it.each([
    ['future', future, 'TradingTermination', 'SettlementSchedule'],
    ['perpetual', perpetual, 'SettlementSchedule', 'TradingTermination'],
  ])('of a %s are two', (kind, changes, second, other) => {
    const made = sources(changes, kind);
    for (const name of ['SettlementData', second])
      expect(made[`dataSourceSpecFor${name}`]).toMatchObject({
        updatedAt: '0',
        status: 'STATUS_ACTIVE',
        id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      });
    expect(made).not.toHaveProperty(`dataSourceSpecFor${other}`);
  });
});

describe('the first price of a market', () => {
  const priced = (more: JsonObject): unknown => {
    introduce(world, { id: 'id', terms: { newMarket: { changes: { ...future, ...more } } } } as unknown as Proposal);
    return world.trading.markets.get('id')?.markPrice;
  };

  it('is its parent’s, and ten thousand without one', () => {
    expect(priced({})).toBe(10_000n);
    expect(priced({ successor: { parentMarketId: entityId('second market') } })).toBe(1_850_000n);
    expect(priced({ successor: { parentMarketId: '0'.repeat(64) } })).toBe(10_000n);
  });
});
