import { submitOrder } from './orders.ts';
import { at } from './market-facts.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

const directions = {
  risesAbove: 'TRIGGER_DIRECTION_RISES_ABOVE',
  fallsBelow: 'TRIGGER_DIRECTION_FALLS_BELOW',
} as const;

function store(world: World, submission: JsonObject, stopOrder: JsonObject): void {
  const event = { submission, stopOrder };
  world.trading.stopOrders.set(String(stopOrder['id']), event);
  world.events.emit('stopOrder', event);
}

/**
 * Runs a stopOrdersSubmission: one stop order, or two of which the first to trigger cancels the other.
 *
 * @param newId gives the id of each; the one that waits for a falling price comes first
 */
export function submitStopOrders(
  world: World,
  party: string,
  command: JsonObject,
  newId = (): string => world.newId(),
): void {
  const wanted = (['fallsBelow', 'risesAbove'] as const).flatMap((name) => {
    const setup = command[name] as JsonObject | undefined;
    return setup ? [{ name, setup, id: newId() }] : [];
  });
  for (const { name, setup, id } of wanted) {
    const submission = setup['orderSubmission'] as JsonObject;
    const other = wanted.find((entry) => entry.id !== id);
    const market = world.trading.markets.get(String(submission['marketId']));
    // The release takes the transaction all the same, and makes no stop order.
    if (!market) continue;
    store(world, submission, {
      id,
      partyId: party,
      marketId: String(submission['marketId']),
      orderId: '',
      triggerDirection: directions[name],
      status: 'STATUS_PENDING',
      createdAt: world.now(),
      ...(other ? { ocoLinkId: other.id } : {}),
      ...(setup['price'] ? { price: setup['price'] } : {}),
      ...(setup['trailingPercentOffset'] ? { trailingPercentOffset: setup['trailingPercentOffset'] } : {}),
      ...(setup['expiresAt'] ? { expiresAt: setup['expiresAt'] } : {}),
      ...(setup['expiryStrategy'] ? { expiryStrategy: setup['expiryStrategy'] } : {}),
    });
  }
}

function change(world: World, event: JsonObject, status: string, orderId = ''): void {
  const stopOrder = event['stopOrder'] as JsonObject;
  store(world, event['submission'] as JsonObject, {
    ...stopOrder,
    status,
    updatedAt: world.now(),
    ...(orderId ? { orderId } : {}),
  });
}

const pending = (event: JsonObject): boolean => at(event, 'stopOrder', 'status') === 'STATUS_PENDING';

/** Runs a stopOrdersCancellation: one stop order, all of a market, or all of the party. */
export function cancelStopOrders(world: World, party: string, { stopOrderId, marketId }: JsonObject): void {
  for (const event of world.trading.stopOrders.values()) {
    const stopOrder = event['stopOrder'] as JsonObject;
    if (stopOrder['partyId'] !== party || !pending(event)) continue;
    if (stopOrderId ? stopOrder['id'] === stopOrderId : !marketId || stopOrder['marketId'] === marketId)
      change(world, event, 'STATUS_CANCELLED');
  }
}

/** Submits the orders of the stop orders whose trigger price the last trade has reached. Trailing ones stay pending. */
export function triggerStopOrders(world: World): void {
  for (const event of [...world.trading.stopOrders.values()].filter(pending)) {
    const stopOrder = event['stopOrder'] as JsonObject;
    const market = world.trading.markets.get(String(stopOrder['marketId']));
    if (!market?.lastTrade || typeof stopOrder['price'] !== 'string') continue;
    const [price, last] = [BigInt(stopOrder['price']), BigInt(market.lastTrade.price)];
    const reached = stopOrder['triggerDirection'] === directions.risesAbove ? last >= price : last <= price;
    if (!reached) continue;
    const order = submitOrder(world, String(stopOrder['partyId']), event['submission'] as JsonObject);
    change(world, event, 'STATUS_TRIGGERED', order.id);
    const other = world.trading.stopOrders.get(String(stopOrder['ocoLinkId'] ?? ''));
    if (other && pending(other)) change(world, other, 'STATUS_STOPPED');
  }
}
