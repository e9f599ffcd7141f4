import { fillsOf, reaches, type Arriving } from './matching.ts';

export type Side = 'buy' | 'sell';

/** Times in force that lessons use. */
export type TimeInForce = 'GTC' | 'GFA' | 'IOC' | 'FOK';

/** An order of a lesson. Prices are in the asset's smallest unit, sizes whole positions. */
export interface Order {
  readonly id: number;
  readonly party: string;
  readonly side: Side;
  /** undefined for a market order and for the network's */
  readonly price: number | undefined;
  readonly size: number;
  readonly timeInForce: TimeInForce;
  readonly reduceOnly: boolean;
  /** of an iceberg */
  readonly iceberg: { readonly peak: number; readonly minimum: number } | undefined;
  /** what is left of it, of an iceberg what the book shows */
  remaining: number;
  /** what an iceberg hides */
  reserve: number;
  /** as the API names it, without STATUS_ */
  status: string;
  /** as the API names it, without ORDER_ERROR_ */
  reason: string | undefined;
}

/** What traded with one waiting order. */
export interface Match {
  readonly order: Order;
  readonly price: number;
  readonly size: number;
}

export const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

const left = ({ remaining, reserve }: Order): number => remaining + reserve;

/** Shows as much of an iceberg as its peak allows. Source: `vega:core/types/matching.go` (SetIcebergPeaks). */
function showPeak(order: Order): void {
  if (order.iceberg === undefined) return;
  const all = left(order);
  order.remaining = Math.min(all, order.iceberg.peak);
  order.reserve = all - order.remaining;
}

/** The waiting orders of a market, each side best price first and at one price the oldest first. */
export class Book {
  readonly #sides: Record<Side, Order[]> = { buy: [], sell: [] };

  orders(side: Side): readonly Order[] {
    return this.#sides[side];
  }

  of(party: string): Order[] {
    return [...this.#sides.buy, ...this.#sides.sell].filter((order) => order.party === party);
  }

  best(side: Side): number | undefined {
    return this.#sides[side][0]?.price;
  }

  /** What an order would trade now; nothing changes. */
  matches(order: Pick<Order, 'side' | 'price' | 'remaining' | 'timeInForce'>, party: string | undefined): Match[] {
    const others = this.#sides[otherSide(order.side)];
    const arriving: Arriving = {
      side: order.side,
      price: order.price === undefined ? undefined : BigInt(order.price),
      size: BigInt(order.remaining),
      party,
    };
    const fills = fillsOf(
      arriving,
      others.map((waiting) => ({
        waiting,
        party: waiting.party,
        price: BigInt(waiting.price ?? 0),
        remaining: BigInt(waiting.remaining),
        reserve: BigInt(waiting.reserve),
      })),
    );
    return fills.map(({ waiting: { waiting }, size }) => ({
      order: waiting,
      price: waiting.price ?? 0,
      size: Number(size),
    }));
  }

  /** What an order sees of those it reaches, up to one of its own party. Source: `vega:core/matching/side.go` (uncross). */
  visible({ side, price, party }: Order): number {
    const others = this.#sides[otherSide(side)];
    const arriving = { side, price: price === undefined ? undefined : BigInt(price) };
    const end = others.findIndex((other) => other.party === party || !reaches(arriving, BigInt(other.price ?? 0)));
    return others.slice(0, end < 0 ? undefined : end).reduce((sum, { remaining }) => sum + remaining, 0);
  }

  /** Takes what traded off waiting orders; then icebergs that show too little are refreshed and go to the end of their queue. */
  reduce(matches: readonly Match[]): void {
    this.take(matches);
    this.settle(matches);
  }

  /** Takes what traded off waiting orders, which keep their places. */
  take(matches: readonly Match[]): void {
    for (const { order, size } of matches) {
      const visible = Math.min(order.remaining, size);
      order.remaining -= visible;
      order.reserve -= size - visible;
    }
  }

  /** What happens to waiting orders when all has traded: they are filled, or icebergs are refreshed. */
  settle(matches: readonly Match[]): void {
    for (const { order } of matches) this.#settle(order);
  }

  add(order: Order): void {
    showPeak(order);
    const side = this.#sides[order.side];
    const behind = side.findIndex(({ price = 0 }) =>
      order.side === 'buy' ? (order.price ?? 0) > price : (order.price ?? 0) < price,
    );
    side.splice(behind < 0 ? side.length : behind, 0, order);
  }

  remove(order: Order, status: string): void {
    this.#sides[order.side] = this.#sides[order.side].filter((other) => other !== order);
    order.status = status;
  }

  /** Takes off the book, in their order, the orders of a side that an auction trades in full or in part. */
  extract(side: Side, volume: number): Order[] {
    const taken: Order[] = [];
    for (let wanted = volume; wanted > 0;) {
      const order = this.#sides[side].shift();
      if (order === undefined) break;
      // Each trades as a whole: what an iceberg hides as well.
      order.remaining = left(order);
      order.reserve = 0;
      wanted -= order.remaining;
      taken.push(order);
    }
    return taken;
  }

  /** Which side of an auction's book trades in full. Source: `vega:core/matching/orderbook.go` (GetIndicativePriceAndVolume). */
  fillingSide(volume: number): Side {
    const [bid, ask] = [this.best('buy') ?? 0, this.best('sell') ?? 0];
    const levels = new Map<number, number>();
    for (const { price = 0, remaining, reserve } of this.orders('buy'))
      if (price <= bid && price >= ask) levels.set(price, (levels.get(price) ?? 0) + remaining + reserve);
    let left = volume;
    for (const size of levels.values()) {
      left -= size;
      if (left === 0) return 'buy';
      if (left < 0) return 'sell';
    }
    return 'sell';
  }

  #settle(order: Order): void {
    if (left(order) === 0) return this.remove(order, 'FILLED');
    if (order.iceberg === undefined || order.reserve === 0 || order.remaining >= order.iceberg.minimum) return;
    this.remove(order, order.status);
    this.add(order);
  }
}
