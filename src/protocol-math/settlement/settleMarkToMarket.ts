import { dec, min, ONE, sum, ZERO, type Dec } from '../decimal.ts';
import { markToMarket, type SettledTrade } from './markToMarket.ts';
import type { Numeric } from '../decimal.ts';

export interface Position {
  party: string;
  openVolume: Numeric;
  trades?: readonly SettledTrade[];
}

/**
 * The transfers of one mark-to-market settlement of a whole market, in the asset's smallest unit: positive paid to the
 * party, negative collected from it. Every amount is rounded towards zero; what losses then exceed gains goes first to
 * winners whose gain was rounded to nothing, one unit each, and the rest to the largest winner.
 * Source: `vega:core/settlement/engine.go` (SettleMTM).
 */
export function settleMarkToMarket({
  markPrice,
  previousMarkPrice,
  positions,
  positionFactor = 1,
}: {
  markPrice: Numeric;
  previousMarkPrice: Numeric;
  positions: readonly Position[];
  positionFactor?: Numeric;
}): { party: string; amount: Dec }[] {
  const results = positions.map((position) => ({
    party: position.party,
    ...markToMarket({ markPrice, previousMarkPrice, positionFactor, ...position }),
  }));
  let left = sum(results.map((result) => result.amount)).neg();
  if (left.lte(0)) return results.map(({ party, amount }) => ({ party, amount }));

  for (const result of results) {
    if (left.isZero()) break;
    if (!result.exact.isNegative() && result.amount.isZero()) {
      const paid = min(ONE, left);
      result.amount = paid;
      left = left.minus(paid);
    }
  }
  const largest = results.reduce((best, result) => (result.exact.gt(best.exact) ? result : best));
  if (largest.exact.gt(0)) largest.amount = largest.amount.plus(left);
  return results.map(({ party, amount }) => ({ party, amount: dec(amount ?? ZERO) }));
}
