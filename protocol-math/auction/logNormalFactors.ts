import { div, type Dec, type Numeric } from '../decimal.ts';
import { logNormalPriceRange } from '../risk/logNormalPriceRange.ts';
import type { LogNormalModel } from '../risk/logNormalRiskFactors.ts';

/** A year of 365.25 days, in seconds, as price monitoring counts it. */
const YEAR = 31_557_600;

/**
 * The factors of a trigger in a market with a log-normal risk model: the model's price range for the trigger's horizon
 * and probability, each bound over the reference price.
 * Source: `vega:core/monitor/price/statevar.go` (startCalcPriceRanges).
 * @param horizon seconds
 */
export function logNormalFactors({
  referencePrice,
  horizon,
  probability,
  mu,
  sigma,
}: LogNormalModel & { referencePrice: Numeric; horizon: Numeric; probability: Numeric }): { up: Dec; down: Dec } {
  const range = logNormalPriceRange({
    price: referencePrice,
    yearFraction: div(horizon, YEAR),
    probability,
    mu,
    sigma,
  });
  return { up: div(range.max, referencePrice), down: div(range.min, referencePrice) };
}
