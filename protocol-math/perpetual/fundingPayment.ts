import { check, number, notNegative, units } from '../check.ts';
import { dec, div, max, min, ONE, whole, ZERO, type Dec } from '../decimal.ts';
import type { ExactFraction, Factor, Price, Seconds, WholeAmount } from '../types.ts';

export interface FundingInput {
  /** time-weighted average of the mark price */
  internalTwap: Price;
  /** time-weighted average of the data source's price */
  externalTwap: Price;
  /** the market's interest rate per year, from -1 to 1: 0.1 is ten per cent */
  interestRate: Factor;
  /** least interest term over the external average, from -1 to 1 */
  clampLowerBound: Factor;
  /** largest interest term over the external average, from the lower bound to 1 */
  clampUpperBound: Factor;
  /** from the start of the period to the calculation */
  elapsed: Seconds;
}

const rate = number({ min: -1, max: 1 });
export const FUNDING_TERMS = { interestRate: rate, clampLowerBound: rate, clampUpperBound: rate };

/** Refuses bounds in the wrong order. Source: `vega:commands/proposal_submission.go` (checkNewPerps). */
export function requireClamp({
  clampLowerBound,
  clampUpperBound,
}: Pick<FundingInput, 'clampLowerBound' | 'clampUpperBound'>): void {
  if (dec(clampUpperBound).lt(dec(clampLowerBound)))
    throw new RangeError(
      `clampUpperBound must be at least ${dec(clampLowerBound).toFixed()}, the lower bound, not ${dec(clampUpperBound).toFixed()}`,
    );
}

export interface Funding {
  /** what a position of +1 pays when positive, and receives when negative */
  payment: WholeAmount;
  /** the payment over the external average */
  rate: ExactFraction;
  /** the interest term after clamping, as it enters the payment */
  interest: WholeAmount;
}

/** A year of 365 days, in seconds. */
const YEAR = 365 * 24 * 60 * 60;

function interestTerm(input: FundingInput): Dec {
  const rate = dec(input.interestRate);
  if (rate.isZero()) return ZERO;
  const external = dec(input.externalTwap);
  const years = div(input.elapsed, YEAR);
  const interest = ONE.plus(rate.times(years)).times(external).minus(dec(input.internalTwap));
  const lower = external.times(dec(input.clampLowerBound));
  const upper = external.times(dec(input.clampUpperBound));
  return whole(min(upper, max(lower, interest)));
}

/**
 * The funding payment of a perpetual market for one period and one whole position: the
 * internal average minus the external one, plus the clamped interest term. Without an interest rate there is no such
 * term, whatever the clamp.
 * Source: `vega:core/products/perpetual.go` (calculateFundingPayment, calculateInterestTerm).
 */
export function fundingPayment(input: FundingInput): Funding {
  check(input, { internalTwap: units, externalTwap: units, elapsed: notNegative, ...FUNDING_TERMS });
  requireClamp(input);
  const interest = interestTerm(input);
  const external = dec(input.externalTwap);
  const payment = dec(input.internalTwap).minus(external).plus(interest);
  const rate = external.isZero() ? ZERO : div(payment, external);
  return { payment, rate, interest };
}
