import { dec, div, sum, whole, type Dec, type Numeric } from '../decimal.ts';

export interface SocialisedWin {
  party: string;
  /** what the party receives */
  paid: Dec;
  /** what it is short of its gain */
  shortfall: Dec;
}

/**
 * How gains are cut when a settlement could collect only part of the losses, in the asset's smallest unit. Each gain is
 * multiplied by collected over expected (a quotient of sixteen decimal places) and rounded down; the units left over by
 * rounding go to the last party in order.
 * Source: `vega:core/collateral/simple_distributor.go`.
 * @param expected the sum of all losses
 * @param collected what margin, general, bond and insurance accounts could pay of it
 */
export function lossSocialisation({
  expected,
  collected,
  wins,
}: {
  expected: Numeric;
  collected: Numeric;
  wins: readonly { party: string; amount: Numeric }[];
}): SocialisedWin[] {
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
