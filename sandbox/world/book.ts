import { fillsOf } from '../../lessons/engine/matching.ts';
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
    const { remaining, side, type, price, partyId } = order;
    const waiting = this.#sides[opposite[side]].map((resting) => ({
      resting,
      party: resting.partyId,
      price: BigInt(resting.price),
      remaining: BigInt(resting.remaining),
      reserve: 0n,
    }));
    return fillsOf(
      {
        side: side === 'SIDE_BUY' ? 'buy' : 'sell',
        price: type === 'TYPE_MARKET' ? undefined : BigInt(price),
        size: BigInt(remaining),
        party: partyId,
      },
      waiting,
    ).map(({ waiting: found, size }) => ({ resting: found.resting, price: found.price, size }));
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
