import { check, signedUnits, someUnits } from '../check.ts';
import { ceil, dec, div, type Dec, type Numeric } from '../decimal.ts';
import type { Volume } from '../types.ts';
import { FEE_PARTS, type FeeParts } from './discountedFees.ts';
import type { Fees } from './tradeFees.ts';

/**
 * The part of a close-out trade's fees that one distressed party pays: its share of all volume closed out, each fee rounded up. No
 * discount applies.
 * Source: `vega:core/fee/engine.go` (CalculateFeeForPositionResolution, getPositionResolutionFeesTransfers).
 * @throws RangeError also when the position is larger than all that is closed out.
 */
export function closeOutFees(input: {
  /** the continuous-trading fees of the network's trade */
  fees: FeeParts;
  /** the party's open volume, of either sign */
  position: Volume;
  /** the sum of the absolute open volumes of all parties closed out together */
  totalClosed: Volume;
}): Fees {
  check(input, { fees: FEE_PARTS, position: signedUnits, totalClosed: someUnits });
  const { fees, position, totalClosed } = input;
  if (dec(position).abs().gt(dec(totalClosed)))
    throw new RangeError(
      `totalClosed must be at least ${dec(position).abs().toFixed()}, the party's own position, not ${dec(totalClosed).toFixed()}`,
    );
  const share = div(dec(position).abs(), totalClosed);
  const part = (fee: Numeric): Dec => ceil(dec(fee).times(share));
  return { maker: part(fees.maker), infrastructure: part(fees.infrastructure), liquidity: part(fees.liquidity) };
}
