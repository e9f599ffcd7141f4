import { check, list, name, optional, record, someUnits, units } from '../check.ts';
import { dec, min, sum, ZERO, type Dec } from '../decimal.ts';
import type { Amount, WholeAmount } from '../types.ts';

export interface Loss {
  /** the party's id */
  party: string;
  /** what it owes */
  amount: Amount;
  /** what its margin account of the market holds */
  margin: Amount;
  /** what its general account holds */
  general: Amount;
  /** what its bond account of the market holds; none when left out */
  bond?: Amount;
}

export interface CollectedLoss {
  /** the party's id */
  party: string;
  /** taken from its margin account */
  margin: WholeAmount;
  /** taken from its general account */
  general: WholeAmount;
  /** taken from its bond account */
  bond: WholeAmount;
  /** taken from the market's insurance pool */
  insurance: WholeAmount;
  /** what nobody could pay: the gains are cut by it */
  missing: WholeAmount;
}

/**
 * What a settlement collects from the parties that lost, one after the other: margin, general and bond account, then the market's
 * insurance pool as long as it lasts. `lossSocialisation` shares out what this yields.
 * Source: `vega:core/collateral/engine.go` (mtmOrFundingSettlement, getTransferRequest, getLedgerEntries).
 */
export function collectLosses(input: {
  /** the losses, in the order in which the settlement lists them */
  losses: readonly Loss[];
  /** what the market's insurance pool holds */
  insurancePool: Amount;
}): {
  /** what is collected from each, in the same order */
  losses: CollectedLoss[];
  /** all losses together */
  expected: WholeAmount;
  /** what was collected of them */
  collected: WholeAmount;
  /** what is left in the insurance pool */
  insurancePool: WholeAmount;
} {
  check(input, {
    losses: list(
      record<Loss>({ party: name, amount: someUnits, margin: units, general: units, bond: optional(units) }),
    ),
    insurancePool: units,
  });
  let pool = dec(input.insurancePool);
  const losses = input.losses.map((loss): CollectedLoss => {
    let left = dec(loss.amount);
    const take = (balance: Amount): Dec => {
      const taken = min(left, balance);
      left = left.minus(taken);
      return taken;
    };
    const margin = take(loss.margin);
    const general = take(loss.general);
    const bond = take(loss.bond ?? 0);
    const insurance = take(pool);
    pool = pool.minus(insurance);
    return { party: loss.party, margin, general, bond, insurance, missing: left };
  });
  const expected = sum(input.losses.map(({ amount }) => amount));
  const missing = losses.reduce<Dec>((total, loss) => total.plus(loss.missing), ZERO);
  return { losses, expected, collected: expected.minus(missing), insurancePool: pool };
}
