// region: begin
// Streams of the data node that connect again by themselves.
import type { Market } from "./market.ts";
import { dataNode } from "./settings.ts";
// endregion: begin

// region: messages
/**
 * The messages of a stream, until `signal` is aborted, each with whether it is the first of a connection. After a lost
 * connection, or `silence` seconds without a word, it waits 1, 2, 4 … up to 30 seconds and connects again. The stream
 * then starts with a new snapshot, which makes up for what was missed.
 */
export async function* messages(path: string, params: Record<string, string>, signal: AbortSignal, silence = 30) {
  let wait = 1;
  while (!signal.aborted) {
    const lost = new AbortController();
    const limit = setTimeout(() => lost.abort(new Error(`no word for ${silence} s`)), silence * 1000);
    try {
      const response = await fetch(`${dataNode}/api/v2/stream/${path}?${new URLSearchParams(params)}`, {
        signal: AbortSignal.any([signal, lost.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
      let rest = "";
      let first = true;
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        limit.refresh();
        // A chunk may end in the middle of a line: keep what follows the last line's end.
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines.filter(Boolean)) {
          const { result, error } = JSON.parse(line);
          if (error) throw new Error(error.message);
          yield { result, first };
          wait = 1;
          first = false;
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      console.log(`Stream ${path}: ${error}; connecting again in ${wait} s`);
    } finally {
      clearTimeout(limit);
    }
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    wait = Math.min(2 * wait, 30);
  }
}
// endregion: messages

// region: state
/** An order as streams write it: enum values are numbers, members that are 0 are left out. */
export interface LiveOrder {
  id: string;
  side: number;
  price: string;
  remaining?: string;
  status?: number;
}

/** What the streams have told so far. */
export class State {
  orders = new Map<string, LiveOrder>();
  readonly market: Market;
  readonly party: string;
  /** The party's position, the API's integer. */
  position = 0n;
  marketData: any = undefined;
  /** When market data came last, in milliseconds since 1970. */
  updated = 0;
  #pages = new Map<string, LiveOrder>();
  readonly #complete = new Set<string>();
  readonly #stop = new AbortController();

  constructor(market: Market, party: string) {
    this.market = market;
    this.party = party;
  }

  get stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Whether market data, all live orders and the position have come: orders that are not known would be placed twice. */
  get ready(): boolean {
    return this.marketData !== undefined && this.#complete.has("orders") && this.#complete.has("positions");
  }

  /** Opens the streams; they run until stop() is called. */
  start(): void {
    const lists = { marketIds: this.market.id, partyIds: this.party };
    void this.#listen("markets/data", { marketIds: this.market.id }, (result) => this.#useMarketData(result));
    void this.#listen("orders", lists, (result) => this.#useOrders(result));
    // Not of the market alone: where there is no position in it yet, no snapshot would come.
    void this.#listen("positions", { partyId: this.party }, (result) => this.#usePositions(result));
  }

  async #listen(path: string, params: Record<string, string>, use: (result: any) => void): Promise<void> {
    for await (const { result, first } of messages(path, params, this.#stop.signal)) {
      // The first message begins a snapshot of all live orders, in pages.
      if (first && path === "orders") this.#pages = new Map();
      use(result);
    }
  }

  #useMarketData({ marketData }: any): void {
    this.marketData = marketData.at(-1);
    this.updated = Date.now();
  }

  #useOrders({ snapshot, updates }: any): void {
    const orders = snapshot ? this.#pages : this.orders;
    // Status 1 is STATUS_ACTIVE.
    for (const order of (snapshot ?? updates)?.orders ?? []) {
      if (order.status === 1) orders.set(order.id, order);
      else orders.delete(order.id);
    }
    // With its last page a snapshot replaces what was known before; half of it would pass for the whole.
    if (snapshot?.lastPage) {
      this.orders = this.#pages;
      this.#complete.add("orders");
    }
  }

  #usePositions({ snapshot, updates }: any): void {
    for (const { marketId, openVolume = "0" } of (snapshot ?? updates)?.positions ?? [])
      if (marketId === this.market.id) this.position = BigInt(openVolume);
    if (snapshot?.lastPage) this.#complete.add("positions");
  }
}
// endregion: state
