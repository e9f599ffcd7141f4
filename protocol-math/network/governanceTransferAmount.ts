import { dec, min, whole, type Dec, type Numeric } from '../decimal.ts';

/**
 * What a governance transfer moves, in the asset's smallest unit: the least of the amount asked for, the fraction of the
 * balance asked for, and the two limits of the network; each rounded down. Undefined when the transfer is all or nothing
 * and the limits of the network cut it.
 * Source: `vega:core/banking/gov_transfers.go` (CalculateGovernanceTransferAmount).
 * @param maxFraction `governance.proposal.transfer.maxFraction`
 * @param maxAmount `governance.proposal.transfer.maxAmount`, in quantums
 */
export function governanceTransferAmount({
  balance,
  amount,
  fraction,
  maxFraction,
  maxAmount,
  quantum,
  allOrNothing = false,
}: {
  balance: Numeric;
  amount: Numeric;
  fraction: Numeric;
  maxFraction: Numeric;
  maxAmount: Numeric;
  quantum: Numeric;
  allOrNothing?: boolean;
}): Dec | undefined {
  const wanted = min(amount, whole(dec(fraction).times(dec(balance))));
  const allowed = min(whole(dec(quantum).times(dec(maxAmount))), whole(dec(maxFraction).times(dec(balance))));
  const moved = min(wanted, allowed);
  return allOrNothing && !moved.eq(wanted) ? undefined : moved;
}
