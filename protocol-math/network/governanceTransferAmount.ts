import { check, flag, fraction, notNegative, optional, units } from '../check.ts';
import { dec, min, whole } from '../decimal.ts';
import type { Amount, Fraction, Quantums, WholeAmount } from '../types.ts';

/**
 * What a governance transfer moves: the least of the amount asked for, the fraction of the balance asked for, and the two limits of
 * the network; each rounded down. Undefined when the transfer is all or nothing and the limits of the network cut it.
 * Source: `vega:core/banking/gov_transfers.go` (CalculateGovernanceTransferAmount).
 */
export function governanceTransferAmount(input: {
  /** what the source account holds */
  balance: Amount;
  /** the most that the proposal asks for */
  amount: Amount;
  /** the part of the balance that the proposal asks for */
  fraction: Fraction;
  /** `governance.proposal.transfer.maxFraction` */
  maxFraction: Fraction;
  /** `governance.proposal.transfer.maxAmount` */
  maxAmount: Quantums;
  /** the asset's quantum; need not be a whole number */
  quantum: Amount;
  /** whether the transfer is all or nothing; not when left out */
  allOrNothing?: boolean;
}): WholeAmount | undefined {
  check(input, {
    balance: units,
    amount: units,
    fraction,
    maxFraction: fraction,
    maxAmount: notNegative,
    quantum: notNegative,
    allOrNothing: optional(flag),
  });
  const { balance, amount, fraction: part, maxFraction, maxAmount, quantum, allOrNothing = false } = input;
  const wanted = min(amount, whole(dec(part).times(dec(balance))));
  const allowed = min(whole(dec(quantum).times(dec(maxAmount))), whole(dec(maxFraction).times(dec(balance))));
  const moved = min(wanted, allowed);
  return allOrNothing && !moved.eq(wanted) ? undefined : moved;
}
