import { dec, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface MarginTransfer {
  /** `search`: move into the margin account; `release`: move out of it; `none`: leave it */
  action: 'search' | 'release' | 'none';
  amount: Dec;
  /** true when the balance lies below maintenance before anything is moved */
  belowMaintenance: boolean;
}

/**
 * What the network moves between a party's general and margin account after mark-to-market settlement, in the asset's
 * smallest unit. Below the search level it tries to restore the initial level; at the release level or above it returns
 * what exceeds the initial level, except in an auction.
 * Source: `vega:core/risk/engine.go` (UpdateMarginsOnSettlement).
 */
export function marginTransfer({
  balance,
  levels,
  auction = false,
}: {
  balance: Numeric;
  levels: { maintenance: Numeric; search: Numeric; initial: Numeric; release: Numeric };
  auction?: boolean;
}): MarginTransfer {
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
