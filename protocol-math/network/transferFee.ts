import { dec, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

/**
 * The fee of a transfer, in the asset's smallest unit, rounded down and paid on top of the amount; moving vested rewards
 * to one's own account is free. Source: `vega:core/banking/transfers_common.go` (makeFeeTransferForTransferFunds).
 * @param feeFactor `transfer.fee.factor`
 */
export function transferFee({
  amount,
  feeFactor,
  ownVestedRewards = false,
}: {
  amount: Numeric;
  feeFactor: Numeric;
  ownVestedRewards?: boolean;
}): Dec {
  return ownVestedRewards ? ZERO : whole(dec(amount).times(dec(feeFactor)));
}
