import type { Order, Side } from './types.ts';

/** One price of a book, as the depth operations show it. */
export interface Level {
  readonly price: bigint;
  readonly volume: bigint;
  readonly orders: bigint;
}

/** What an incoming order does with one resting order. */
export interface Fill {
  readonly resting: Order;
  readonly price: bigint;
  readonly size: bigint;
}

const opposite: Readonly<Record<Side, Side>> = { SIDE_BUY: 'SIDE_SELL', SIDE_SELL: 'SIDE_BUY' };

/** The resting orders of one market: the better price first, then the older order. */
export class Book {
  readonly #sides: Record<Side, Order[]> = { SIDE_BUY: [], SIDE_SELL: [] };

  /** Orders of one side, the best first. */
  orders(side: Side): readonly Order[] {
    return this.#sides[side];
  }

  add(order: Order): void {
    const side = this.#sides[order.side];
    const at = side.findIndex((other) => this.#before(order, other));
    side.splice(at < 0 ? side.length : at, 0, order);
  }

  remove(order: Order): void {
    this.#sides[order.side] = this.#sides[order.side].filter(({ id }) => id !== order.id);
  }

  /** Which resting orders `order` would meet, best price first; nothing changes. Own orders end the search. */
  fills(order: Pick<Order, 'side' | 'price' | 'remaining' | 'type' | 'partyId'>): Fill[] {
    const fills: Fill[] = [];
    let left = BigInt(order.remaining);
    for (const resting of this.#sides[opposite[order.side]]) {
      if (left === 0n || !crosses(order, resting) || resting.partyId === order.partyId) break;
      const size = left < BigInt(resting.remaining) ? left : BigInt(resting.remaining);
      fills.push({ resting, price: BigInt(resting.price), size });
      left -= size;
    }
    return fills;
  }

  best(side: Side): bigint | undefined {
    const order = this.#sides[side][0];
    return order && BigInt(order.price);
  }

  levels(side: Side): Level[] {
    const levels = new Map<bigint, Level>();
    for (const { price, remaining } of this.#sides[side]) {
      const known = levels.get(BigInt(price)) ?? { price: BigInt(price), volume: 0n, orders: 0n };
      levels.set(known.price, {
        price: known.price,
        volume: known.volume + BigInt(remaining),
        orders: known.orders + 1n,
      });
    }
    return [...levels.values()];
  }

  #before(order: Order, other: Order): boolean {
    return order.side === 'SIDE_BUY'
      ? BigInt(order.price) > BigInt(other.price)
      : BigInt(order.price) < BigInt(other.price);
  }
}

function crosses(order: Pick<Order, 'side' | 'price' | 'type'>, resting: Order): boolean {
  if (order.type === 'TYPE_MARKET') return true;
  return order.side === 'SIDE_BUY'
    ? BigInt(order.price) >= BigInt(resting.price)
    : BigInt(order.price) <= BigInt(resting.price);
}
