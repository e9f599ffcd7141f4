import { check, positionDecimals, signedUnits, units } from '../check.ts';
import { dec, div, whole } from '../decimal.ts';
import type { Decimals, Price, Volume } from '../types.ts';
import { factorOf } from '../units.ts';
import type { MarkedPosition } from './markToMarket.ts';

/**
 * The last cash flow of a position when a futures market settles: positive is paid to the
 * party. It runs from the last mark price, since everything before is settled already, and is rounded towards zero.
 * Source: `vega:core/products/future.go` (Settle) and `vega:core/settlement/engine.go` (settleAll).
 */
export function finalSettlement(input: {
  /** the price that the data source gave */
  settlementPrice: Price;
  /** mark price of the last settlement */
  lastMarkPrice: Price;
  /** signed */
  openVolume: Volume;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}): MarkedPosition {
  check(input, { settlementPrice: units, lastMarkPrice: units, openVolume: signedUnits, positionDecimals });
  const change = dec(input.settlementPrice).minus(dec(input.lastMarkPrice));
  const exact = change.times(div(input.openVolume, factorOf(input.positionDecimals ?? 0)));
  return { exact, amount: whole(exact) };
}
