// The limits that the bot keeps.
import { buy, sell, type Side } from "./quotes.ts";
import type { State } from "./stream.ts";

// Older market data than this, in milliseconds: better no quotes than wrong ones.
const stale = 10_000;

/** Whether the market data is recent enough to quote on. */
export function isFresh(state: State): boolean {
  return state.marketData !== undefined && Date.now() - state.updated < stale;
}

/** Whether an outside price is near enough to the market's: at most 5 % away. Further ones are taken for mistakes. */
export function isPlausible(price: bigint, markPrice: bigint): boolean {
  const distance = price > markPrice ? price - markPrice : markPrice - price;
  return distance * 20n <= markPrice;
}

/** The sides to quote: not the one on which the position has reached the limit. */
export function allowedSides(position: bigint, limit: bigint): Side[] {
  const allowed: Side[] = [];
  if (position < limit) allowed.push(buy);
  if (position > -limit) allowed.push(sell);
  return allowed;
}
