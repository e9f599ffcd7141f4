import { expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { at } from './market-facts.ts';

const world = seededWorld(await loadDefinitions());

it('the markets have decimals of their own, so that a program that takes those of another goes wrong', () => {
  const markets = [...world.trading.markets.values()].map(({ definition }) => [
    at(definition, 'tradableInstrument', 'instrument', 'code'),
    definition['decimalPlaces'],
    definition['positionDecimalPlaces'],
  ]);
  expect(markets).toEqual([
    ['BTC/USDT-PERP', '2', '3'],
    ['ETH/USDT-PERP', '3', '2'],
    ['BTC/USDT-12W', '1', '4'],
  ]);
});
