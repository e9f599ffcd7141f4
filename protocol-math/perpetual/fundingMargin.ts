import { dec, type Dec, type Numeric } from '../decimal.ts';

/**
 * The extra margin that a position of +1 would need for the coming funding payment, in the asset's smallest unit, signed:
 * negative values charge short positions. Source: `vega:core/products/perpetual.go` (GetMarginIncrease).
 */
export function fundingMargin({
  payment,
  marginFundingFactor,
}: {
  payment: Numeric;
  marginFundingFactor: Numeric;
}): Dec {
  return dec(payment).times(dec(marginFundingFactor));
}
