import { ceil, dec, whole, type Dec, type Numeric } from '../decimal.ts';

export interface ScalingFactors {
  searchLevel: Numeric;
  initialMargin: Numeric;
  collateralRelease: Numeric;
}

export interface MarginLevels {
  maintenance: Dec;
  search: Dec;
  initial: Dec;
  release: Dec;
}

const PRECISION = 100_000;

/**
 * The four margin levels that follow from an unrounded maintenance margin, in the asset's smallest unit. The maintenance
 * level is rounded up; the others are whole multiples of it, rounded down, with the scaling factors cut to five decimal
 * places. Source: `vega:core/risk/margins_calculation.go` (newMarginLevels).
 */
export function marginLevels({
  maintenance,
  scaling,
}: {
  maintenance: Numeric;
  scaling: ScalingFactors;
}): MarginLevels {
  const base = ceil(maintenance);
  const level = (factor: Numeric): Dec => whole(base.times(whole(dec(factor).times(PRECISION))).div(PRECISION));
  return {
    maintenance: base,
    search: level(scaling.searchLevel),
    initial: level(scaling.initialMargin),
    release: level(scaling.collateralRelease),
  };
}
