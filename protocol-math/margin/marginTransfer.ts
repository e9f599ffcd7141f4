import { check, flag, optional, record, units } from '../check.ts';
import { dec, ZERO } from '../decimal.ts';
import type { Amount, WholeAmount } from '../types.ts';

export interface MarginTransfer {
  /** `search`: move into the margin account; `release`: move out of it; `none`: leave it */
  action: 'search' | 'release' | 'none';
  /** what it tries to move */
  amount: WholeAmount;
  /** true when the balance lies below maintenance before anything is moved */
  belowMaintenance: boolean;
}

/** Margin levels, as `marginLevels` gives them. */
interface Levels {
  /** maintenance margin */
  maintenance: Amount;
  /** search level */
  search: Amount;
  /** initial margin */
  initial: Amount;
  /** release level */
  release: Amount;
}

/**
 * What the network moves between a party's general and margin account after mark-to-market settlement. Below the search level it tries to restore the initial level; at the release level or above it returns
 * what exceeds the initial level, except in an auction.
 * Source: `vega:core/risk/engine.go` (UpdateMarginsOnSettlement).
 */
export function marginTransfer(input: {
  /** what the margin account holds */
  balance: Amount;
  /** the party's margin levels */
  levels: Levels;
  /** true in any auction */
  auction?: boolean;
}): MarginTransfer {
  check(input, {
    balance: units,
    levels: record<Levels>({ maintenance: units, search: units, initial: units, release: units }),
    auction: optional(flag),
  });
  const { balance, levels, auction = false } = input;
  const held = dec(balance);
  const belowMaintenance = held.lt(dec(levels.maintenance));
  if (held.lt(dec(levels.search))) {
    return { action: 'search', amount: dec(levels.initial).minus(held), belowMaintenance };
  }
  if (held.gte(dec(levels.release)) && !auction) {
    return { action: 'release', amount: held.minus(dec(levels.initial)), belowMaintenance };
  }
  return { action: 'none', amount: ZERO, belowMaintenance };
}
