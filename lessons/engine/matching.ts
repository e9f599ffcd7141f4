import { icebergShares } from '../../protocol-math/orders/icebergShares.ts';

/** What matching needs of an order that waits on the book. */
export interface Waiting {
  readonly party: string;
  readonly price: bigint;
  /** what the book shows of it */
  readonly remaining: bigint;
  /** what an iceberg hides */
  readonly reserve: bigint;
}

/** What an incoming order trades with one waiting order. */
export interface Fill<Order extends Waiting> {
  readonly waiting: Order;
  readonly size: bigint;
}

/** What matching needs of an order that arrives. */
export interface Arriving {
  readonly side: 'buy' | 'sell';
  /** undefined for an order that takes every price */
  readonly price: bigint | undefined;
  readonly size: bigint;
  /** matching stops at an order of this party; undefined where nobody looks for that, as in an auction */
  readonly party: string | undefined;
}

/** Whether an arriving order takes a waiting one's price. */
export const reaches = ({ side, price }: Pick<Arriving, 'side' | 'price'>, other: bigint): boolean =>
  price === undefined || (side === 'buy' ? other <= price : other >= price);

const less = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Which waiting orders an arriving one trades with: the best price first, at one price the visible parts in the order of
 * arrival, then the hidden parts of that price's icebergs by their shares. Every trade happens at the waiting order's price.
 * Source: `vega:core/matching/side.go` (uncross) and `vega:core/matching/pricelevel.go` (uncross, uncrossIcebergs).
 * @param waiting the other side of the book, the best price first and at one price the oldest order
 */
export function fillsOf<Order extends Waiting>(arriving: Arriving, waiting: readonly Order[]): Fill<Order>[] {
  const sizes = new Map<Order, bigint>();
  let left = arriving.size;
  for (let at = 0; at < waiting.length && left > 0n;) {
    const price = waiting[at]?.price ?? 0n;
    if (!reaches(arriving, price)) break;
    const next = waiting.findIndex((order, index) => index > at && order.price !== price);
    const level = waiting.slice(at, next < 0 ? undefined : next);
    const own = level.findIndex(({ party }) => party === arriving.party);
    const others = own < 0 ? level : level.slice(0, own);
    for (const order of others) {
      if (left === 0n) break;
      const visible = less(left, order.remaining);
      sizes.set(order, visible);
      left -= visible;
    }
    if (own >= 0) break;
    const icebergs = others.filter(({ reserve }) => reserve > 0n);
    if (left > 0n && icebergs.length > 0) {
      const shares = icebergShares({ wanted: String(left), reserves: icebergs.map(({ reserve }) => String(reserve)) });
      icebergs.forEach((order, index) => {
        const hidden = BigInt(shares[index]?.toFixed() ?? 0);
        sizes.set(order, (sizes.get(order) ?? 0n) + hidden);
        left -= hidden;
      });
    }
    at += level.length;
  }
  return [...sizes].flatMap(([order, size]) => (size > 0n ? [{ waiting: order, size }] : []));
}
