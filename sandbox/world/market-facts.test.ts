import { describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { marketFacts, notional } from './market-facts.ts';
import type { JsonObject } from './types.ts';

const definition = (decimalPlaces: string, positionDecimalPlaces: string): JsonObject => ({
  id: entityId('market'),
  decimalPlaces,
  positionDecimalPlaces,
  tradableInstrument: { instrument: { future: { settlementAsset: 'usd' } } },
  fees: { factors: { makerFee: '0.0002', infrastructureFee: '0.0005', liquidityFee: '0.001' } },
});
const assets = new Map([['usd', { details: { decimals: '6' } }]]);

describe('an amount', () => {
  // The asset has six decimals: what a market's own two do not use up is multiplied, what is beyond is divided by.
  it.each([
    ['0', '0', 7n, 3n, 21_000_000n],
    ['2', '2', 7n, 3n, 2100n],
    ['2', '3', 7n, 3n, 210n],
    ['3', '3', 7n, 3n, 21n],
    ['3', '4', 7n, 3n, 2n],
    ['5', '3', 7n, 300n, 21n],
    ['5', '3', 7n, 299n, 20n],
  ])('with %s decimals of the price and %s of the size: %i × %i is %i', (price, size, priced, sized, amount) => {
    expect(notional(marketFacts(definition(price, size), assets), priced, sized)).toBe(amount);
  });
});

describe('what trading needs of a market', () => {
  it('is its asset, its decimals and its fees', () => {
    expect(marketFacts(definition('2', '3'), assets)).toMatchObject({
      id: entityId('market'),
      asset: 'usd',
      decimals: 2,
      positionDecimals: 3,
      fees: { maker: 0.0002, infrastructure: 0.0005, liquidity: 0.001 },
    });
  });

  it('is not there without the asset', () => {
    expect(() => marketFacts(definition('2', '3'), new Map())).toThrow('which is no asset of the sandbox');
  });
});
