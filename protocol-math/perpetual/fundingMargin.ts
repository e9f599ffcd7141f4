import { check, fraction, signedUnits } from '../check.ts';
import { dec } from '../decimal.ts';
import type { Amount, ExactAmount, Fraction } from '../types.ts';

/**
 * The extra margin that a position of +1 would need for the coming funding payment, signed: negative values charge short positions.
 * Source: `vega:core/products/perpetual.go` (GetMarginIncrease).
 */
export function fundingMargin(input: {
  /** the funding payment of one whole position, signed */
  payment: Amount;
  /** the market's `marginFundingFactor` */
  marginFundingFactor: Fraction;
}): ExactAmount {
  check(input, { payment: signedUnits, marginFundingFactor: fraction });
  return dec(input.payment).times(dec(input.marginFundingFactor));
}
