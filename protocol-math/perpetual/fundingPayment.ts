import { dec, div, max, min, ONE, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface FundingInput {
  /** time-weighted average of the mark price, in the asset's smallest unit */
  internalTwap: Numeric;
  /** time-weighted average of the data source's price */
  externalTwap: Numeric;
  /** yearly, a fraction */
  interestRate: Numeric;
  clampLowerBound: Numeric;
  clampUpperBound: Numeric;
  /** seconds from the start of the period to the calculation */
  elapsed: Numeric;
}

export interface Funding {
  /** what a position of +1 pays when positive, and receives when negative */
  payment: Dec;
  /** the payment over the external average */
  rate: Dec;
  /** the interest term after clamping, as it enters the payment */
  interest: Dec;
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
 * The funding payment of a perpetual market for one period and one whole position, in the asset's smallest unit: the
 * internal average minus the external one, plus the clamped interest term. Without an interest rate there is no such
 * term, whatever the clamp.
 * Source: `vega:core/products/perpetual.go` (calculateFundingPayment, calculateInterestTerm).
 */
export function fundingPayment(input: FundingInput): Funding {
  const interest = interestTerm(input);
  const external = dec(input.externalTwap);
  const payment = dec(input.internalTwap).minus(external).plus(interest);
  const rate = external.isZero() ? ZERO : div(payment, external);
  return { payment, rate, interest };
}
