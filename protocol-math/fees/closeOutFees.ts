import { ceil, dec, div, type Dec, type Numeric } from '../decimal.ts';
import type { FeeParts } from './discountedFees.ts';
import type { Fees } from './tradeFees.ts';

/**
 * The part of a close-out trade's fees that one distressed party pays, in the asset's smallest unit: its share of all
 * volume closed out, each fee rounded up. No discount applies.
 * Source: `vega:core/fee/engine.go` (CalculateFeeForPositionResolution, getPositionResolutionFeesTransfers).
 * @param fees the continuous-trading fees of the network's trade
 * @param position the party's open volume, of either sign
 * @param totalClosed the sum of the absolute open volumes of all parties closed out together
 */
export function closeOutFees({
  fees,
  position,
  totalClosed,
}: {
  fees: FeeParts;
  position: Numeric;
  totalClosed: Numeric;
}): Fees {
  const share = div(dec(position).abs(), totalClosed);
  const part = (fee: Numeric): Dec => ceil(dec(fee).times(share));
  return {
    maker: part(fees.maker),
    infrastructure: part(fees.infrastructure),
    liquidity: part(fees.liquidity),
  };
}
