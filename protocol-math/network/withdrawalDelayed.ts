import { check, units } from '../check.ts';
import { dec } from '../decimal.ts';
import type { Amount } from '../types.ts';

/**
 * Whether the bridge contract holds a withdrawal back for its delay: at the asset's threshold or above it.
 * Source: `MultisigControl:contracts/ERC20_Bridge_Logic_Restricted.sol` (withdraw_asset). The core only logs the case,
 * and only above the threshold (`vega:core/banking/erc20.go`).
 */
export function withdrawalDelayed(input: {
  /** what is withdrawn */
  amount: Amount;
  /** the asset's withdrawal threshold */
  threshold: Amount;
}): boolean {
  check(input, { amount: units, threshold: units });
  return dec(input.amount).gte(dec(input.threshold));
}
