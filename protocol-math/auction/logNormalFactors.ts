import { check, someUnits } from '../check.ts';
import { div } from '../decimal.ts';
import { logNormalPriceRange } from '../risk/logNormalPriceRange.ts';
import { LOG_NORMAL, openProbability, type LogNormalModel } from '../risk/logNormalRiskFactors.ts';
import { horizonOf, type MonitoringTrigger } from '../risk/horizon.ts';
import type { ExactFactor, Price } from '../types.ts';

/** A year of 365.25 days, in seconds, as price monitoring counts it. */
const YEAR = 31_557_600;

/** A reference price and a trigger under a log-normal risk model. */
export type LogNormalTrigger = LogNormalModel &
  Pick<MonitoringTrigger, 'horizon' | 'probability'> & {
    /** the price that the factors are worked out at */
    referencePrice: Price;
  };

export const LOG_NORMAL_TRIGGER = {
  ...LOG_NORMAL,
  referencePrice: someUnits,
  horizon: horizonOf,
  probability: openProbability,
};

/**
 * The factors of a trigger in a market with a log-normal risk model: the model's price range for the trigger's horizon
 * and probability, each bound over the reference price.
 * Source: `vega:core/monitor/price/statevar.go` (startCalcPriceRanges).
 */
export function logNormalFactors(input: LogNormalTrigger): {
  /** upper bound over reference price */
  up: ExactFactor;
  /** lower bound over reference price */
  down: ExactFactor;
} {
  check(input, LOG_NORMAL_TRIGGER);
  const { referencePrice, horizon, probability, mu, sigma } = input;
  const range = logNormalPriceRange({
    price: referencePrice,
    yearFraction: div(horizon, YEAR),
    probability,
    mu,
    sigma,
  });
  return { up: div(range.max, referencePrice), down: div(range.min, referencePrice) };
}
