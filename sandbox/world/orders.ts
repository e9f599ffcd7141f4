import { canAfford, adjustMargin } from './margin.ts';
import { bookChanged } from './market-data.ts';
import { matchOrder } from './matching.ts';
import { end, save } from './order-states.ts';
import { pegPrice } from './pegs.ts';
import type { JsonObject, Order, Side } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

function newOrder(world: World, party: string, submission: JsonObject, id: string): Order {
  const text = (name: string): string => String(submission[name] ?? '');
  return {
    id,
    partyId: party,
    marketId: text('marketId'),
    side: text('side') as Side,
    price: text('price') || '0',
    size: text('size'),
    remaining: text('size'),
    timeInForce: text('timeInForce'),
    type: text('type'),
    status: 'STATUS_ACTIVE',
    createdAt: world.now(),
    updatedAt: '0',
    expiresAt: text('expiresAt') || '0',
    reference: text('reference'),
    version: '1',
    batchId: '0',
    liquidityProvisionId: '',
    postOnly: submission['postOnly'] === true,
    reduceOnly: submission['reduceOnly'] === true,
    ...(submission['peggedOrder'] ? { peggedOrder: submission['peggedOrder'] } : {}),
    ...(submission['icebergOpts'] ? { icebergOrder: icebergOf(submission['icebergOpts'] as JsonObject) } : {}),
  };
}

/** The whole iceberg stays visible in the sandbox: its reserve is reported as empty. */
const icebergOf = (options: JsonObject): JsonObject => ({
  peakSize: String(options['peakSize']),
  minimumVisibleSize: String(options['minimumVisibleSize']),
  reservedRemaining: '0',
});

/**
 * Runs an orderSubmission.
 *
 * @returns the order in the state that it has afterwards
 * @throws Error when there is no such market, or nobody may trade in it
 */
export function submitOrder(world: World, party: string, submission: JsonObject, id = world.newId()): Order {
  const market = world.trading.markets.get(String(submission['marketId']));
  if (!market) throw new Error('OrderError: Invalid Market ID');
  if (['STATE_PROPOSED', 'STATE_CLOSED'].includes(String(market.definition['state'])))
    throw new Error('trading not allowed');
  return place(world, market, newOrder(world, party, submission, id));
}

/** Lets an order trade, and rest in the book if it may. */
export function place(world: World, market: MarketState, wanted: Order): Order {
  const order = wanted['peggedOrder'] ? { ...wanted, price: pegPrice(market, wanted) ?? '0' } : wanted;
  if (order['peggedOrder'] && order.price === '0') return end(world, order, 'STATUS_PARKED');
  const refusal = refuse(world, market, order);
  if (refusal) return end(world, order, refusal.status, refusal.reason);
  // In an auction orders only rest; the sandbox leaves out the trades at its end.
  const trades = market.definition['state'] === 'STATE_ACTIVE';
  const matched = trades ? matchOrder(world, market, order) : order;
  const traded = BigInt(matched.remaining) < BigInt(matched.size);
  adjustMargin(world, market, matched.partyId);
  if (matched.remaining === '0') return end(world, matched, 'STATUS_FILLED');
  const cutShort = traded && !matched.reduceOnly ? 'STATUS_PARTIALLY_FILLED' : 'STATUS_STOPPED';
  const crosses = trades && market.book.fills({ ...matched, partyId: '' }).length > 0;
  if (crosses) return end(world, matched, cutShort, 'ORDER_ERROR_SELF_TRADING');
  if (rests(matched)) {
    market.book.add(matched);
    save(world, matched);
    bookChanged(world, market);
    adjustMargin(world, market, matched.partyId);
    return matched;
  }
  return end(world, matched, cutShort);
}

const rests = ({ type, timeInForce }: Order): boolean =>
  type === 'TYPE_LIMIT' && timeInForce !== 'TIME_IN_FORCE_IOC' && timeInForce !== 'TIME_IN_FORCE_FOK';

/** Why an order does not come into the book at all. */
function refuse(world: World, market: MarketState, order: Order): { status: string; reason: string } | undefined {
  const fills = market.book.fills(order);
  const size = fills.reduce((sum, fill) => sum + fill.size, 0n);
  if (order.timeInForce === 'TIME_IN_FORCE_GFA')
    return { status: 'STATUS_REJECTED', reason: 'ORDER_ERROR_CANNOT_SEND_GFA_ORDER_DURING_CONTINUOUS_TRADING' };
  if (order.expiresAt !== '0' && BigInt(order.expiresAt) < BigInt(order.createdAt))
    return { status: 'STATUS_REJECTED', reason: 'ORDER_ERROR_INVALID_EXPIRATION_DATETIME' };
  if (order.postOnly && fills.length > 0)
    return { status: 'STATUS_STOPPED', reason: 'ORDER_ERROR_POST_ONLY_ORDER_WOULD_TRADE' };
  if (order.reduceOnly && !reduces(world, order))
    return { status: 'STATUS_STOPPED', reason: 'ORDER_ERROR_REDUCE_ONLY_ORDER_WOULD_NOT_REDUCE_POSITION' };
  if (!order.reduceOnly && !canAfford(world, market, order))
    return { status: 'STATUS_REJECTED', reason: 'ORDER_ERROR_MARGIN_CHECK_FAILED' };
  if (order.timeInForce === 'TIME_IN_FORCE_FOK' && size < BigInt(order.size))
    return { status: 'STATUS_STOPPED', reason: 'ORDER_ERROR_UNSPECIFIED' };
  return undefined;
}

function reduces(world: World, { marketId, partyId, side, size }: Order): boolean {
  const open = BigInt(world.trading.positions.get(`${marketId}|${partyId}`)?.openVolume ?? '0');
  return side === 'SIDE_BUY' ? open < 0n && BigInt(size) <= -open : open > 0n && BigInt(size) <= open;
}
