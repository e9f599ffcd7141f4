import type { JsonObject, Order } from './types.ts';
import type { MarketState } from './areas.ts';

/** The price of a pegged order now, or undefined while the side of the book that it refers to is empty. */
export function pegPrice({ book }: MarketState, order: Order): string | undefined {
  const { reference, offset } = order['peggedOrder'] as JsonObject;
  // Pegged orders do not count as reference, or they would chase themselves.
  const best = (side: Order['side']): bigint | undefined => {
    const found = book.orders(side).find((order) => !order['peggedOrder']);
    return found && BigInt(found.price);
  };
  const [bid, ask] = [best('SIDE_BUY'), best('SIDE_SELL')];
  const price =
    reference === 'PEGGED_REFERENCE_BEST_BID'
      ? bid
      : reference === 'PEGGED_REFERENCE_BEST_ASK'
        ? ask
        : bid !== undefined && ask !== undefined
          ? (bid + ask + (order.side === 'SIDE_BUY' ? 1n : 0n)) / 2n
          : undefined;
  if (price === undefined) return undefined;
  const result = order.side === 'SIDE_BUY' ? price - BigInt(String(offset)) : price + BigInt(String(offset));
  return result > 0n ? String(result) : undefined;
}
