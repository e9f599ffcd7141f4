import { dec, div, whole, type Dec, type Numeric } from '../decimal.ts';

/**
 * The last cash flow of a position when a futures market settles, in the asset's smallest unit: positive is paid to the
 * party. It runs from the last mark price, since everything before is settled already, and is rounded towards zero.
 * Source: `vega:core/products/future.go` (Settle) and `vega:core/settlement/engine.go` (settleAll).
 */
export function finalSettlement({
  settlementPrice,
  lastMarkPrice,
  openVolume,
  positionFactor = 1,
}: {
  settlementPrice: Numeric;
  lastMarkPrice: Numeric;
  openVolume: Numeric;
  positionFactor?: Numeric;
}): { exact: Dec; amount: Dec } {
  const exact = dec(settlementPrice).minus(dec(lastMarkPrice)).times(div(openVolume, positionFactor));
  return { exact, amount: whole(exact) };
}
