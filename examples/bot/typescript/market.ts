// The market that the bot trades on, and its numbers.
import { read } from "./network.ts";
import * as settings from "./settings.ts";

/** The API writes prices, sizes and amounts as integers; each kind has its own number of decimals. */
export interface Market {
  id: string;
  code: string;
  asset: string;
  assetSymbol: string;
  priceDecimals: number;
  sizeDecimals: number;
  assetDecimals: number;
}

/** An integer of the API as people read it: "2650000" with 2 decimals is "26500.00", and with -2 "15" is "1500". */
export function toPeople(integer: string | bigint, decimals: number): string {
  if (decimals <= 0) return String(BigInt(integer) * 10n ** BigInt(-decimals));
  const negative = String(integer).startsWith("-");
  const digits = String(integer).replace("-", "").padStart(decimals + 1, "0");
  return `${negative ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A number as an integer of the API: "26500.25" with 2 decimals is 2650025. What is finer is cut off. */
export function toApi(number: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = number.split(".");
  if (decimals <= 0) return BigInt(whole) / 10n ** BigInt(-decimals);
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

/** The market from the settings. */
export async function loadMarket(): Promise<Market> {
  const { market: definition } = await read(`market/${settings.marketId}`);
  const { instrument } = definition.tradableInstrument;
  const product = instrument.perpetual ?? instrument.future;
  const { asset } = await read(`asset/${product.settlementAsset}`);
  return {
    id: definition.id,
    code: instrument.code,
    asset: asset.id,
    assetSymbol: asset.details.symbol,
    priceDecimals: Number(definition.decimalPlaces),
    sizeDecimals: Number(definition.positionDecimalPlaces),
    assetDecimals: Number(asset.details.decimals),
  };
}
