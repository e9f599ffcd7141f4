// A market maker: commits liquidity, quotes around an outside price, keeps its limits, cleans up when it ends.
import { commit } from "./commitment.ts";
import { loadMarket, toApi, toPeople } from "./market.ts";
import { publicKey } from "./network.ts";
import { PriceFeed } from "./price-feed.ts";
import { Quoter } from "./quoter.ts";
import { ladder, type Quote } from "./quotes.ts";
import { allowedSides, isFresh, isPlausible } from "./risk.ts";
import * as settings from "./settings.ts";
import { State } from "./stream.ts";

// region: start
const market = await loadMarket();
const state = new State(market, await publicKey());
const quoter = new Quoter(state);
const feed = new PriceFeed(settings.priceUrl, settings.pricePath);
// npx passes Ctrl+C on, so that it can come twice.
process.on("SIGINT", () => state.stop());
process.on("SIGTERM", () => state.stop());

if (Number(settings.commitment) > 0) {
  console.log("Commitment:", await commit(market, state.party, settings.commitment, settings.fee));
}
state.start();
feed.start();
// endregion: start

// region: quote
const size = toApi(settings.size, market.sizeDecimals);
const limit = toApi(settings.maxPosition, market.sizeDecimals);

/** The orders to have right now; none while the market data is old. */
function wantedQuotes(): Quote[] {
  if (!isFresh(state)) return [];
  const markPrice = BigInt(state.marketData.markPrice);
  const outside = feed.price();
  let price = outside === undefined ? markPrice : toApi(outside, market.priceDecimals);
  if (!isPlausible(price, markPrice)) {
    console.log("The outside price", outside, "is too far from", toPeople(markPrice, market.priceDecimals));
    price = markPrice;
  }
  return ladder(price, settings.spread, settings.levels, size, allowedSides(state.position, limit));
}
// endregion: quote

// region: listen
console.log("Quoting on", market.code, "as", state.party);
const end = settings.runSeconds > 0 ? Date.now() + settings.runSeconds * 1000 : Infinity;
try {
  while (Date.now() < end && !state.stopped) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (state.ready) await quoter.show(wantedQuotes());
  }
  // endregion: listen
  // region: shutdown
} finally {
  // Whatever ends the loop, also an error: the orders are cancelled.
  state.stop();
  feed.stop();
  await quoter.cancelAll();
  console.log("Position:", toPeople(state.position, market.sizeDecimals));
}
// endregion: shutdown
