import { dec, div, max, whole, type Dec, type Numeric } from '../decimal.ts';

const PRECISION = 100_000;

/**
 * The target stake of a market, in the asset's smallest unit: mark price times the largest open interest of the time
 * window, times the larger risk factor, times the scaling factor. The two factors are cut to five decimal places and
 * the result is rounded down.
 * Source: `vega:core/liquidity/target/engine.go` (GetTargetStake).
 * @param maxOpenInterest in the market's smallest unit of position
 * @param scalingFactor `market.stake.target.scalingFactor` unless the market sets its own
 */
export function targetStake({
  markPrice,
  maxOpenInterest,
  riskFactorLong,
  riskFactorShort,
  scalingFactor,
  positionFactor = 1,
}: {
  markPrice: Numeric;
  maxOpenInterest: Numeric;
  riskFactorLong: Numeric;
  riskFactorShort: Numeric;
  scalingFactor: Numeric;
  positionFactor?: Numeric;
}): Dec {
  const value = whole(div(dec(markPrice).times(dec(maxOpenInterest)), positionFactor));
  const risk = whole(max(riskFactorLong, riskFactorShort).times(PRECISION));
  const scaling = whole(dec(scalingFactor).times(PRECISION));
  return whole(value.times(risk).times(scaling).div(PRECISION).div(PRECISION));
}
