import { check, list, name, record, someUnits, units } from '../check.ts';
import { dec, div, sum, whole } from '../decimal.ts';
import type { Amount, WholeAmount } from '../types.ts';

export interface SocialisedWin {
  /** the party's id */
  party: string;
  /** what the party receives */
  paid: WholeAmount;
  /** what it is short of its gain */
  shortfall: WholeAmount;
}

export interface Win {
  /** the party's id */
  party: string;
  /** what it gained */
  amount: Amount;
}

/**
 * How gains are cut when a settlement could collect only part of the losses. Each gain is
 * multiplied by collected over expected (a quotient of sixteen decimal places) and rounded down; the units left over by
 * rounding go to the last party in order; in the release to the network, where it is among them.
 * Source: `vega:core/collateral/simple_distributor.go`.
 */
export function lossSocialisation(input: {
  /** the sum of all losses, more than nothing */
  expected: Amount;
  /** what margin, general, bond and insurance accounts could pay of it */
  collected: Amount;
  /** the gains, in the order in which the settlement lists them */
  wins: readonly Win[];
}): SocialisedWin[] {
  check(input, { expected: someUnits, collected: units, wins: list(record<Win>({ party: name, amount: units })) });
  const { expected, collected, wins } = input;
  const funds = dec(collected);
  if (funds.gte(dec(expected))) {
    return wins.map(({ party, amount }) => ({ party, paid: dec(amount), shortfall: dec(0) }));
  }
  const ratio = div(funds, expected);
  const paid = wins.map((win) => dec(win.amount).times(ratio).floor());
  const last = paid.length - 1;
  const remainder = funds.minus(sum(paid));
  return wins.map(({ party, amount }, index) => {
    const share = whole(paid[index] ?? 0).plus(index === last ? remainder : 0);
    return { party, paid: share, shortfall: dec(amount).minus(share) };
  });
}
