import { check, notNegative, number, record, type Rule } from '../check.ts';
import { ceil, dec, whole, type Dec, type Numeric } from '../decimal.ts';
import type { Amount, Factor, WholeAmount } from '../types.ts';

export interface ScalingFactors {
  /** search level over maintenance margin, more than 1 */
  searchLevel: Factor;
  /** initial margin over maintenance margin, more than the search level */
  initialMargin: Factor;
  /** release level over maintenance margin, more than the initial margin */
  collateralRelease: Factor;
}

const atLeastOne = number({ min: 1 });
const factors = record<ScalingFactors>({
  searchLevel: atLeastOne,
  initialMargin: atLeastOne,
  collateralRelease: atLeastOne,
});

/** Scaling factors in the order that a proposal may give them. Source: `vega:core/netparams/checks/checks.go` (MarginScalingFactor). */
export const SCALING: Rule = (value, path) => {
  factors(value, path);
  const scaling = value as ScalingFactors;
  if (dec(scaling.initialMargin).lte(dec(scaling.searchLevel)))
    throw new RangeError(
      `${path}.initialMargin must be more than ${dec(scaling.searchLevel).toFixed()}, the search level, not ${dec(scaling.initialMargin).toFixed()}`,
    );
  if (dec(scaling.collateralRelease).lte(dec(scaling.initialMargin)))
    throw new RangeError(
      `${path}.collateralRelease must be more than ${dec(scaling.initialMargin).toFixed()}, the initial margin, not ${dec(scaling.collateralRelease).toFixed()}`,
    );
};

export interface MarginLevels {
  /** below it the position is closed out */
  maintenance: WholeAmount;
  /** below it collateral is searched for */
  search: WholeAmount;
  /** what a new position needs, and what a search restores */
  initial: WholeAmount;
  /** at it or above collateral is released down to the initial margin */
  release: WholeAmount;
}

const PRECISION = 100_000;

/**
 * The four margin levels that follow from an unrounded maintenance margin. The maintenance
 * level is rounded up; the others are whole multiples of it, rounded down, with the scaling factors cut to five decimal
 * places. Source: `vega:core/risk/margins_calculation.go` (newMarginLevels).
 */
export function marginLevels(input: {
  /** the maintenance margin before rounding */
  maintenance: Amount;
  /** the market's scaling factors */
  scaling: ScalingFactors;
}): MarginLevels {
  check(input, { maintenance: notNegative, scaling: SCALING });
  const { maintenance, scaling } = input;
  const base = ceil(maintenance);
  const level = (factor: Numeric): Dec => whole(base.times(whole(dec(factor).times(PRECISION))).div(PRECISION));
  return {
    maintenance: base,
    search: level(scaling.searchLevel),
    initial: level(scaling.initialMargin),
    release: level(scaling.collateralRelease),
  };
}
