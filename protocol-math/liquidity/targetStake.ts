import { check, notNegative, positionDecimals, units } from '../check.ts';
import { dec, div, max, whole } from '../decimal.ts';
import type { Decimals, Factor, Fraction, Price, Volume, WholeAmount } from '../types.ts';
import { factorOf } from '../units.ts';

const PRECISION = 100_000;

/**
 * The target stake of a market: mark price times the largest open interest of the time
 * window, times the larger risk factor, times the scaling factor. The two factors are cut to five decimal places and
 * the result is rounded down.
 * Source: `vega:core/liquidity/target/engine.go` (GetTargetStake).
 */
export function targetStake(input: {
  /** the mark price; in an auction the indicative price */
  markPrice: Price;
  /** the largest open interest of the time window: `maxOpenInterest` works it out */
  maxOpenInterest: Volume;
  /** risk factor of long positions */
  riskFactorLong: Fraction;
  /** risk factor of short positions; it may exceed 1 */
  riskFactorShort: Fraction;
  /** the market's own, or `market.stake.target.scalingFactor` */
  scalingFactor: Factor;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}): WholeAmount {
  check(input, {
    markPrice: units,
    maxOpenInterest: units,
    riskFactorLong: notNegative,
    riskFactorShort: notNegative,
    scalingFactor: notNegative,
    positionDecimals,
  });
  const { markPrice, maxOpenInterest, riskFactorLong, riskFactorShort, scalingFactor } = input;
  const value = whole(div(dec(markPrice).times(dec(maxOpenInterest)), factorOf(input.positionDecimals ?? 0)));
  const risk = whole(max(riskFactorLong, riskFactorShort).times(PRECISION));
  const scaling = whole(dec(scalingFactor).times(PRECISION));
  return whole(value.times(risk).times(scaling).div(PRECISION).div(PRECISION));
}
