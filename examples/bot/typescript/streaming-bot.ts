// Quotes around the market's own price as it moves. Ctrl+C cancels the orders and ends the bot.
import { loadMarket, toApi, toPeople } from "./market.ts";
import { publicKey } from "./network.ts";
import { Quoter } from "./quoter.ts";
import { ladder } from "./quotes.ts";
import * as settings from "./settings.ts";
import { State } from "./stream.ts";

const market = await loadMarket();
const state = new State(market, await publicKey());
const quoter = new Quoter(state);
// npx passes Ctrl+C on, so that it can come twice.
process.on("SIGINT", () => state.stop());
process.on("SIGTERM", () => state.stop());

// region: listen
state.start();
console.log("Quoting on", market.code);
const end = settings.runSeconds > 0 ? Date.now() + settings.runSeconds * 1000 : Infinity;
const size = toApi(settings.size, market.sizeDecimals);
try {
  while (Date.now() < end && !state.stopped) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (!state.ready) continue;
    await quoter.show(ladder(BigInt(state.marketData.markPrice), settings.spread, settings.levels, size));
  }
  // endregion: listen
  // region: shutdown
} finally {
  // Whatever ends the loop, also an error: the orders are cancelled.
  state.stop();
  await quoter.cancelAll();
  console.log("Position:", toPeople(state.position, market.sizeDecimals));
}
// endregion: shutdown
