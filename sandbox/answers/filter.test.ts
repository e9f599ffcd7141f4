import { beforeAll, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { execute } from '../world/execute.ts';
import { walletKeys } from '../world/seed.ts';
import type { World } from '../world/world.ts';
import { candleId, candlesOf } from './candles.ts';
import { inRange } from './filter.ts';

describe('a range of dates', () => {
  it.each([
    [{}, 5n, true],
    [{ startTimestamp: '5' }, 5n, true],
    [{ startTimestamp: '6' }, 5n, false],
    [{ endTimestamp: '6' }, 5n, true],
    [{ endTimestamp: '5' }, 5n, false],
    [{ startTimestamp: '1', endTimestamp: '5' }, 5n, false],
    [{ startTimestamp: '6', endTimestamp: '9' }, 5n, false],
    [{ startTimestamp: '5', endTimestamp: '6' }, 5n, true],
  ])('%j holds %s: %s', (dateRange, time, isHeld) => {
    expect(inRange({ dateRange }, time)).toBe(isHeld);
  });
});

describe('candles', () => {
  let world: World;
  beforeAll(async () => {
    world = seededWorld(await loadDefinitions());
  });

  it('are made of the trades of their market only', () => {
    const marketId = entityId('market');
    const volume = (): bigint =>
      candlesOf(world, candleId(marketId, '1 day')).reduce((sum, candle) => sum + BigInt(String(candle['volume'])), 0n);
    const traded = (): bigint =>
      world.trading.trades
        .filter((trade) => trade.marketId === marketId)
        .reduce((sum, { size }) => sum + BigInt(size), 0n);
    const before = traded();
    const sent = execute(world, walletKeys[0].publicKey, {
      orderSubmission: {
        marketId,
        side: 'SIDE_BUY',
        price: '4000000',
        size: '10',
        type: 'TYPE_LIMIT',
        timeInForce: 'TIME_IN_FORCE_GTC',
      },
    });
    expect(sent.error).toBeUndefined();
    expect(traded()).toBe(before + 10n);
    expect(volume()).toBe(traded());
    for (const other of [...world.trading.markets.keys()].filter((id) => id !== marketId))
      expect(
        world.trading.trades.filter((trade) => trade.marketId === other).length > 0,
        'a market without trades has no candles',
      ).toBe(candlesOf(world, candleId(other, '1 day')).length > 0);
  });
});
