import { check, list, optional, positionDecimals, record, signedUnits, units } from '../check.ts';
import { dec, div, whole } from '../decimal.ts';
import type { Decimals, ExactAmount, Price, Volume, WholeAmount } from '../types.ts';
import { factorOf } from '../units.ts';

export interface SettledTrade {
  /** price of the trade */
  price: Price;
  /** signed: positive bought */
  size: Volume;
}

export const TRADES = optional(list(record<SettledTrade>({ price: units, size: signedUnits })));

export interface MarkedPosition {
  /** before rounding */
  exact: ExactAmount;
  /** as it is moved, rounded towards zero */
  amount: WholeAmount;
}

export interface MarkToMarketInput {
  /** new mark price */
  markPrice: Price;
  /** mark price of the last settlement; any value does when the party held nothing */
  previousMarkPrice: Price;
  /** signed volume held at the last settlement */
  openVolume: Volume;
  /** the party's trades since then */
  trades?: readonly SettledTrade[];
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}

/**
 * What a party gains (positive) or loses (negative) at a mark-to-market settlement.
 * Source: `vega:core/settlement/engine.go` (calcMTM).
 */
export function markToMarket(input: MarkToMarketInput): MarkedPosition {
  check(input, {
    markPrice: units,
    previousMarkPrice: units,
    openVolume: signedUnits,
    trades: TRADES,
    positionDecimals,
  });
  const mark = dec(input.markPrice);
  let gain = dec(input.openVolume).times(mark.minus(dec(input.previousMarkPrice)));
  for (const trade of input.trades ?? []) gain = gain.plus(dec(trade.size).times(mark.minus(dec(trade.price))));
  const exact = div(gain, factorOf(input.positionDecimals ?? 0));
  return { exact, amount: whole(exact) };
}
