import { dec, type Dec, type Numeric } from '../decimal.ts';

/**
 * The notional volume that a commitment asks for on each side of the book, in the asset's smallest unit.
 * Source: `vega:core/liquidity/v2/sla.go` (doesLPMeetsCommitment).
 * @param stakeToCcyVolume `market.liquidity.stakeToCcyVolume`
 */
export function requiredLiquidity({
  commitment,
  stakeToCcyVolume,
}: {
  commitment: Numeric;
  stakeToCcyVolume: Numeric;
}): Dec {
  return dec(stakeToCcyVolume).times(dec(commitment));
}
