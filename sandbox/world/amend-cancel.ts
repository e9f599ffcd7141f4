import { adjustMargin, canAfford } from './margin.ts';
import { bookChanged } from './market-data.ts';
import { end, isLive, save } from './order-states.ts';
import { place } from './orders.ts';
import type { JsonObject, Order } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

/** An order of the party that can still trade, with its market. @throws Error with the text `missing` when there is none */
function liveOrder(world: World, party: string, id: string, missing: string): { order: Order; market: MarketState } {
  const order = world.trading.orders.get(id);
  const market = order && world.trading.markets.get(order.marketId);
  if (!order || !market || !isLive(order)) throw new Error(missing);
  if (order.partyId !== party) throw new Error('OrderError: Invalid Party ID');
  return { order, market };
}

function take(world: World, market: MarketState, order: Order, status: string): void {
  market.book.remove(order);
  end(world, order, status);
  bookChanged(world, market);
  adjustMargin(world, market, order.partyId);
}

/** Runs an orderCancellation: one order, all of a market, or all of the party. @throws Error when the order is not live */
export function cancelOrders(world: World, party: string, { orderId, marketId }: JsonObject): void {
  if (orderId) {
    const { order, market } = liveOrder(world, party, String(orderId), 'unable to find the order in the market');
    return take(world, market, order, 'STATUS_CANCELLED');
  }
  const own = [...world.trading.orders.values()].filter(
    (order) => order.partyId === party && isLive(order) && (!marketId || order.marketId === marketId),
  );
  for (const order of own) cancelOrders(world, party, { orderId: order.id });
}

/** @throws Error with the release's text when an order cannot take its amended place; it then stays as it was */
function refuseAmendment(world: World, market: MarketState, order: Order, amended: Order): void {
  const more = String(BigInt(amended.remaining) - BigInt(order.remaining));
  if (!amended.reduceOnly && !canAfford(world, market, { ...amended, remaining: more }))
    throw new Error('margin check failed');
  const trades = market.definition['state'] === 'STATE_ACTIVE' && market.book.fills(amended).length > 0;
  if (amended.postOnly && trades) throw new Error("couldn't insert order in book");
}

/**
 * Runs an orderAmendment. A higher size or another price costs the order its place in the queue.
 *
 * @throws Error when the order is not live, or cannot be amended so
 */
export function amendOrder(world: World, party: string, amendment: JsonObject): void {
  const { order, market } = liveOrder(world, party, String(amendment['orderId']), 'OrderError: Invalid Order ID');
  const filled = BigInt(order.size) - BigInt(order.remaining);
  const wanted =
    amendment['size'] !== undefined && amendment['size'] !== null
      ? BigInt(String(amendment['size']))
      : BigInt(order.size) + BigInt(String(amendment['sizeDelta'] ?? 0));
  const size = wanted > 0n ? wanted : 0n;
  const price = amendment['price'] ? String(amendment['price']) : order.price;
  const peggedOrder = order['peggedOrder'] as JsonObject | undefined;
  const amended: Order = {
    ...order,
    price,
    size: String(size),
    remaining: String(size > filled ? size - filled : 0n),
    version: String(BigInt(order.version) + 1n),
    updatedAt: world.now(),
    ...(amendment['expiresAt'] ? { expiresAt: String(amendment['expiresAt']) } : {}),
    ...(amendment['timeInForce'] && amendment['timeInForce'] !== 'TIME_IN_FORCE_UNSPECIFIED'
      ? { timeInForce: String(amendment['timeInForce']) }
      : {}),
    ...(peggedOrder && amendment['peggedOffset']
      ? { peggedOrder: { ...peggedOrder, offset: String(amendment['peggedOffset']) } }
      : {}),
  };
  if (amended.remaining === '0') return take(world, market, amended, 'STATUS_CANCELLED');
  const keepsPlace = price === order.price && size <= BigInt(order.size) && !peggedOrder;
  if (keepsPlace) {
    Object.assign(order, amended);
    save(world, order);
    bookChanged(world, market);
    return adjustMargin(world, market, party);
  }
  if (!peggedOrder) refuseAmendment(world, market, order, amended);
  market.book.remove(order);
  place(world, market, amended);
}

/** Ends the orders whose time is over. */
export function expireOrders(world: World): void {
  const now = BigInt(world.now());
  for (const order of world.trading.orders.values()) {
    if (order.expiresAt === '0' || BigInt(order.expiresAt) > now || !isLive(order)) continue;
    const market = world.trading.markets.get(order.marketId);
    if (market) take(world, market, order, 'STATUS_EXPIRED');
  }
}
