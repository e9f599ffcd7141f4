import { any, check } from '../check.ts';
import { dec, type Dec } from '../decimal.ts';
import type { Factor, Seconds, WholePrice } from '../types.ts';
import { FUNDING_TERMS, fundingPayment, requireClamp, type Funding } from './fundingPayment.ts';
import { POINTS, requireOrder, timeWeightedAverage, type DataPoint } from './timeWeightedAverage.ts';

export interface FundingPeriodInput {
  /** mark prices, in the order in which they came about; times in seconds, on the clock of `start` */
  internal: readonly DataPoint[];
  /** prices of the data source, in the order in which they reached the network; times in seconds, on the clock of `start` */
  external: readonly DataPoint[];
  /** start of the period */
  start: Seconds;
  /** end of the period */
  end: Seconds;
  /** the market's interest rate per year, from -1 to 1: 0.1 is ten per cent */
  interestRate: Factor;
  /** least interest term over the external average, from -1 to 1 */
  clampLowerBound: Factor;
  /** largest interest term over the external average, from the lower bound to 1 */
  clampUpperBound: Factor;
}

export interface FundingPeriod extends Funding {
  /** time-weighted average of the mark price, rounded down */
  internalTwap: WholePrice;
  /** time-weighted average of the data source's price, rounded down */
  externalTwap: WholePrice;
}

/**
 * The funding of a whole period of a perpetual market, from the prices of both series to the payment of one whole position.
 * Undefined when nothing is paid: one of the series has no value up to the end, or the period has no length. A new period
 * begins all the same. Source: `vega:core/products/perpetual.go` (handleSettlementCue).
 */
export function fundingPeriod(input: FundingPeriodInput): FundingPeriod | undefined {
  check(input, { internal: POINTS, external: POINTS, start: any, end: any, ...FUNDING_TERMS });
  requireOrder(input);
  requireClamp(input);
  const elapsed = dec(input.end).minus(dec(input.start));
  if (elapsed.isZero()) return undefined;
  const average = (points: readonly DataPoint[]): Dec | undefined =>
    timeWeightedAverage({ points, start: input.start, end: input.end });
  const internalTwap = average(input.internal);
  const externalTwap = average(input.external);
  if (!internalTwap || !externalTwap) return undefined;
  const { interestRate, clampLowerBound, clampUpperBound } = input;
  return {
    internalTwap,
    externalTwap,
    ...fundingPayment({ interestRate, clampLowerBound, clampUpperBound, internalTwap, externalTwap, elapsed }),
  };
}
