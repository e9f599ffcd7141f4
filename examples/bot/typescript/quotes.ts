// region: begin
// Which orders to have, and how to get there. Nothing here talks to the network.
import type { LiveOrder } from "./stream.ts";

export const buy = 1;
export const sell = 2;
const sides = { [buy]: "SIDE_BUY", [sell]: "SIDE_SELL" } as const;
export type Side = typeof buy | typeof sell;

/** An order to have; price and size are the API's integers. */
export interface Quote {
  side: Side;
  price: bigint;
  size: bigint;
}
// endregion: begin

// region: ladder
/** Orders around a price: the first level half the spread away, each further one another half. */
export function ladder(price: bigint, spread: number, levels: number, size: bigint, allowed: Side[] = [buy, sell]): Quote[] {
  const quotes: Quote[] = [];
  for (let level = 1; level <= levels; level += 1) {
    // The spread in millionths, so that prices stay whole numbers; rounded up, away from the middle.
    const away = (price * BigInt(Math.round(spread * 1e6)) * BigInt(level) + 1_999_999n) / 2_000_000n;
    for (const side of allowed) quotes.push({ side, price: side === buy ? price - away : price + away, size });
  }
  return quotes;
}
// endregion: ladder

// region: difference
const byPrice = (a: { price: string | bigint }, b: { price: string | bigint }): number => Number(BigInt(a.price) - BigInt(b.price));

/**
 * The batch that turns the live orders into the wanted ones; undefined when they are the same. An amendment is cheaper
 * than a cancellation and a new order, so orders are amended as long as there are any.
 */
export function difference(marketId: string, wanted: Quote[], live: LiveOrder[]) {
  const cancellations: object[] = [];
  const amendments: object[] = [];
  const submissions: object[] = [];
  for (const side of [buy, sell] as const) {
    const orders = live.filter((order) => order.side === side).sort(byPrice);
    const quotes = wanted.filter((quote) => quote.side === side).sort(byPrice);
    orders.forEach(({ id, price, remaining = "0" }, index) => {
      const quote = quotes[index];
      if (quote === undefined) {
        cancellations.push({ orderId: id, marketId });
        return;
      }
      const change = quote.size - BigInt(remaining);
      if (BigInt(price) === quote.price && change === 0n) return;
      amendments.push({ orderId: id, marketId, price: String(quote.price), sizeDelta: String(change) });
    });
    for (const quote of quotes.slice(orders.length)) {
      submissions.push({
        marketId,
        side: sides[side],
        price: String(quote.price),
        size: String(quote.size),
        type: "TYPE_LIMIT",
        timeInForce: "TIME_IN_FORCE_GTC",
        postOnly: true,
        reference: "bot",
      });
    }
  }
  const batch = Object.entries({ cancellations, amendments, submissions }).filter(([, entries]) => entries.length > 0);
  return batch.length > 0 ? (Object.fromEntries(batch) as Record<string, object[]>) : undefined;
}
// endregion: difference
