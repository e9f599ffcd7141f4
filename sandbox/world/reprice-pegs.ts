import { isLive } from './order-states.ts';
import { place } from './orders.ts';
import { pegPrice } from './pegs.ts';
import type { World } from './world.ts';

/** Moves the pegged orders whose reference price has moved, and brings back parked ones. */
export function repricePegs(world: World): void {
  for (const order of [...world.trading.orders.values()]) {
    if (!order['peggedOrder'] || !isLive(order)) continue;
    const market = world.trading.markets.get(order.marketId);
    const price = market && pegPrice(market, order);
    if (!market || price === order.price) continue;
    market.book.remove(order);
    place(world, market, { ...order, status: 'STATUS_ACTIVE', updatedAt: world.now() });
  }
}
