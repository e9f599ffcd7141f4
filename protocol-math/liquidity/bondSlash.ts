import { check, fraction, units } from '../check.ts';
import { dec, whole } from '../decimal.ts';
import type { Amount, Fraction, WholeAmount } from '../types.ts';

/**
 * What a bond penalty takes from the bond account, rounded down; it goes to the market's insurance pool.
 * Source: `vega:core/execution/common/liquidity_provision_fees.go` (processBondPenalties).
 */
export function bondSlash(input: {
  /** the bond penalty of the epoch */
  penalty: Fraction;
  /** the provider's commitment */
  commitment: Amount;
}): WholeAmount {
  check(input, { penalty: fraction, commitment: units });
  return whole(dec(input.penalty).times(dec(input.commitment)));
}
