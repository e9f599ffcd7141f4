import type { Market, Submission } from './market.ts';
import type { Trade } from './trade.ts';
import type { Order } from './book.ts';

/** A stop order with a fixed trigger price. */
export interface StopOrder {
  readonly name: string;
  readonly direction: 'falls below' | 'rises above';
  readonly trigger: number;
  readonly submission: Submission;
  /** as the API names it, without STATUS_ */
  status: 'PENDING' | 'TRIGGERED' | 'STOPPED' | 'CANCELLED';
}

/** What came of a stop order that was triggered. */
export interface Triggered {
  readonly stop: StopOrder;
  readonly order: Order;
  readonly trades: readonly Trade[];
}

const reached = ({ direction, trigger }: StopOrder, price: number): boolean =>
  direction === 'falls below' ? price <= trigger : price >= trigger;

/** A pair of stop orders, of which the first to trigger stops the other. */
export class StopPair {
  readonly #market: Market;
  readonly stops: readonly [fallsBelow: StopOrder, risesAbove: StopOrder];

  constructor(market: Market, stops: readonly [StopOrder, StopOrder]) {
    this.#market = market;
    this.stops = stops;
  }

  /**
   * Submits what the last traded price has triggered; to be called after each submission.
   * Source: `vega:core/execution/future/market.go` (triggerStopOrders, submitStopOrders).
   */
  look(): Triggered | undefined {
    const price = this.#market.lastTradedPrice;
    if (price === undefined) return undefined;
    const stop = this.stops.find((one) => one.status === 'PENDING' && reached(one, price));
    if (stop === undefined) return undefined;
    stop.status = 'TRIGGERED';
    for (const other of this.stops) if (other !== stop) other.status = 'STOPPED';
    return { stop, ...this.#market.submit(stop.submission) };
  }
}
