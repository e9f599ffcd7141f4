import { check, counting, list, number, record, units } from '../check.ts';
import { dec } from '../decimal.ts';
import type { Count, Price, Seconds } from '../types.ts';

export interface MonitoredBounds {
  /** the lowest price that does not fire the trigger */
  min: Price;
  /** the highest one */
  max: Price;
  /** the trigger's `auctionExtension` */
  auctionExtension: Seconds;
}

export interface FiredTrigger {
  /** which of the bounds, counted from 0 */
  trigger: Count;
  /** by how much it makes the auction longer, in seconds */
  extension: Count;
}

/**
 * Which triggers a price fires, and how long the auction lasts if it uncrosses at that price every time. A trade breaks one bound
 * only, the first of those it violates, which then no longer counts; what is left is held against the uncrossing price when the
 * auction is about to end, and extends it. Undefined when the price lies within all bounds.
 * Source: `vega:core/monitor/price/pricemonitoring.go` (CheckPrice, checkBounds).
 */
export function priceMonitoringAuction(input: {
  /** the active bounds in the order the market checks them: shortest horizon first */
  bounds: readonly MonitoredBounds[];
  /** the price of the trades */
  price: Price;
  /** how many trades an order makes at it, and an uncrossing: each can break one bound */
  trades: Count;
  /** `market.auction.minimumDuration` */
  minimumDuration: Seconds;
}):
  | {
      /** triggers that start the auction */
      started: FiredTrigger[];
      /** how long the auction lasts that they start, in seconds */
      duration: Count;
      /** triggers that extend it, in order */
      extended: FiredTrigger[];
      /** how long it lasts altogether, in seconds */
      total: Count;
    }
  | undefined {
  const seconds = number({ whole: true, min: 0, max: 1_000_000_000 });
  check(input, {
    bounds: list(record<MonitoredBounds>({ min: units, max: units, auctionExtension: seconds })),
    price: units,
    trades: counting,
    minimumDuration: seconds,
  });
  const price = dec(input.price);
  input.bounds.forEach(({ min, max }, index) => {
    if (dec(max).lt(dec(min)))
      throw new RangeError(
        `bounds[${index}].max must be at least ${dec(min).toFixed()}, the lower bound, not ${dec(max).toFixed()}`,
      );
  });
  const fired = input.bounds.flatMap(({ min, max, auctionExtension }, trigger): FiredTrigger[] =>
    price.lt(dec(min)) || price.gt(dec(max)) ? [{ trigger, extension: dec(auctionExtension).toNumber() }] : [],
  );
  if (fired.length === 0) return undefined;
  const length = (triggers: readonly FiredTrigger[]): number =>
    triggers.reduce((sum, { extension }) => sum + extension, 0);
  const started = fired.slice(0, input.trades);
  const extended = fired.slice(input.trades);
  const duration = Math.max(dec(input.minimumDuration).toNumber(), length(started));
  return { started, duration, extended, total: duration + length(extended) };
}
