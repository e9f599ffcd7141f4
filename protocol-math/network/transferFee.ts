import { check, flag, fraction, optional, units } from '../check.ts';
import { dec, whole, ZERO } from '../decimal.ts';
import type { Amount, Fraction, WholeAmount } from '../types.ts';

/**
 * The fee of a transfer, rounded down and paid on top of the amount; moving vested rewards to one's own account is free.
 * Source: `vega:core/banking/transfers_common.go` (makeFeeTransferForTransferFunds).
 */
export function transferFee(input: {
  /** what is transferred */
  amount: Amount;
  /** `transfer.fee.factor` */
  feeFactor: Fraction;
  /** whether a party moves its vested rewards to its own general account; not when left out */
  ownVestedRewards?: boolean;
}): WholeAmount {
  check(input, { amount: units, feeFactor: fraction, ownVestedRewards: optional(flag) });
  return input.ownVestedRewards ? ZERO : whole(dec(input.amount).times(dec(input.feeFactor)));
}
