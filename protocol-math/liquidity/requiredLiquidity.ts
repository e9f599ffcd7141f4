import { check, notNegative, units } from '../check.ts';
import { dec } from '../decimal.ts';
import type { Amount, ExactAmount, Factor } from '../types.ts';

/**
 * The notional value that a commitment asks for on each side of the book.
 * Source: `vega:core/liquidity/v2/sla.go` (doesLPMeetsCommitment).
 */
export function requiredLiquidity(input: {
  /** the provider's commitment */
  commitment: Amount;
  /** `market.liquidity.stakeToCcyVolume` */
  stakeToCcyVolume: Factor;
}): ExactAmount {
  check(input, { commitment: units, stakeToCcyVolume: notNegative });
  return dec(input.stakeToCcyVolume).times(dec(input.commitment));
}
