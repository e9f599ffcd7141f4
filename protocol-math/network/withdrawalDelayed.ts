import { dec, type Numeric } from '../decimal.ts';

/**
 * Whether the bridge contract holds a withdrawal back for its delay: at the asset's threshold or above it.
 * Source: `MultisigControl:contracts/ERC20_Bridge_Logic_Restricted.sol` (withdraw_asset). The core only logs the case,
 * and only above the threshold (`vega:core/banking/erc20.go`).
 */
export function withdrawalDelayed({ amount, threshold }: { amount: Numeric; threshold: Numeric }): boolean {
  return dec(amount).gte(dec(threshold));
}
