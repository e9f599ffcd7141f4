import { dec, type Dec, type Numeric } from '../decimal.ts';
import { fundingPayment, type Funding } from './fundingPayment.ts';
import { timeWeightedAverage, type DataPoint } from './timeWeightedAverage.ts';

export interface FundingPeriodInput {
  /** mark prices, in the order in which they came about; times in seconds */
  internal: readonly DataPoint[];
  /** prices of the data source, in the order in which they reached the network; times in seconds */
  external: readonly DataPoint[];
  /** seconds */
  start: Numeric;
  /** seconds */
  end: Numeric;
  /** yearly, a fraction */
  interestRate: Numeric;
  /** a fraction of the external average */
  clampLowerBound: Numeric;
  /** a fraction of the external average */
  clampUpperBound: Numeric;
}

export interface FundingPeriod extends Funding {
  /** time-weighted average of the mark price, in the asset's smallest unit, rounded down */
  internalTwap: Dec;
  /** time-weighted average of the data source's price, in the asset's smallest unit, rounded down */
  externalTwap: Dec;
}

/**
 * The funding of a whole period of a perpetual market, from the prices of both series to the payment of one whole position.
 * Undefined when nothing is paid: one of the series has no value up to the end, or the period has no length. A new period
 * begins all the same. Source: `vega:core/products/perpetual.go` (handleSettlementCue).
 */
export function fundingPeriod(input: FundingPeriodInput): FundingPeriod | undefined {
  const elapsed = dec(input.end).minus(dec(input.start));
  if (elapsed.isZero()) return undefined;
  const average = (points: readonly DataPoint[]): Dec | undefined => timeWeightedAverage({ points, start: input.start, end: input.end });
  const internalTwap = average(input.internal);
  const externalTwap = average(input.external);
  if (!internalTwap || !externalTwap) return undefined;
  return { internalTwap, externalTwap, ...fundingPayment({ ...input, internalTwap, externalTwap, elapsed }) };
}
