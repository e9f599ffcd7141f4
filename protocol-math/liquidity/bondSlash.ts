import { dec, whole, type Dec, type Numeric } from '../decimal.ts';

/**
 * What a bond penalty takes from the bond account, in the asset's smallest unit, rounded down; it goes to the market's
 * insurance pool. Source: `vega:core/execution/common/liquidity_provision_fees.go` (processBondPenalties).
 */
export function bondSlash({ penalty, commitment }: { penalty: Numeric; commitment: Numeric }): Dec {
  return whole(dec(penalty).times(dec(commitment)));
}
