// Keeps the bot's orders as they should be.
import { send } from "./network.ts";
import { difference, type Quote } from "./quotes.ts";
import type { State } from "./stream.ts";

// After a batch the orders need a block or two to change; sending again before would do everything twice.
const quiet = 2000;

/** Sends what turns the live orders into the wanted ones. */
export class Quoter {
  readonly #state: State;
  #sent = 0;

  constructor(state: State) {
    this.#state = state;
  }

  /** Sends one batch if something has to change. */
  async show(wanted: Quote[]): Promise<void> {
    if (Date.now() - this.#sent < quiet) return;
    const { market, party, orders } = this.#state;
    const batch = difference(market.id, wanted, [...orders.values()]);
    if (batch === undefined) return;
    this.#sent = Date.now();
    try {
      await send(party, { batchMarketInstructions: batch });
      console.log("Batch:", Object.entries(batch).map(([name, entries]) => `${entries.length} ${name}`).join(", "));
    } catch (error) {
      // Refused, or nobody there: the next comparison tries again.
      console.log("The batch was not sent:", String(error));
    }
  }

  /** Cancels every order of the party on the market, also those that the bot does not know of. */
  async cancelAll(): Promise<void> {
    await send(this.#state.party, { orderCancellation: { marketId: this.#state.market.id } });
    console.log("All orders cancelled.");
  }
}
