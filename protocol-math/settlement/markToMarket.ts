import { dec, div, whole, type Dec, type Numeric } from '../decimal.ts';

export interface SettledTrade {
  /** in the asset's smallest unit */
  price: Numeric;
  /** signed: positive bought; in the market's smallest unit of position */
  size: Numeric;
}

export interface MarkToMarketInput {
  /** new mark price, in the asset's smallest unit */
  markPrice: Numeric;
  /** mark price of the last settlement; any value does when the party held nothing */
  previousMarkPrice: Numeric;
  /** signed volume held at the last settlement, in the market's smallest unit of position */
  openVolume: Numeric;
  /** the party's trades since then */
  trades?: readonly SettledTrade[];
  positionFactor?: Numeric;
}

/**
 * What a party gains (positive) or loses (negative) at a mark-to-market settlement, in the asset's smallest unit:
 * `exact` before rounding, `amount` as it is moved, rounded towards zero.
 * Source: `vega:core/settlement/engine.go` (calcMTM).
 */
export function markToMarket(input: MarkToMarketInput): { exact: Dec; amount: Dec } {
  const mark = dec(input.markPrice);
  let gain = dec(input.openVolume).times(mark.minus(dec(input.previousMarkPrice)));
  for (const trade of input.trades ?? []) gain = gain.plus(dec(trade.size).times(mark.minus(dec(trade.price))));
  const exact = div(gain, input.positionFactor ?? 1);
  return { exact, amount: whole(exact) };
}
