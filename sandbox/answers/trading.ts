import { isLive } from '../world/order-states.ts';
import { marginLevels } from '../world/margin.ts';
import { notional } from '../world/market-facts.ts';
import type { JsonObject, Order } from '../world/types.ts';
import { byTime, fits, inRange, wanted } from './filter.ts';
import { marketOf } from './markets.ts';
import { connection } from './paginate.ts';
import { notFound } from './rpc-error.ts';
import type { Answers } from './types.ts';

/** Whether an order passes the filter of an order list. */
function passes(order: Order, request: JsonObject): boolean {
  const ask = (name: string): ReturnType<typeof wanted> => wanted(request, `filter.${name}`);
  return (
    fits(ask('partyIds'), order.partyId) &&
    fits(ask('marketIds'), order.marketId) &&
    fits(ask('statuses'), order.status) &&
    fits(ask('types'), order.type) &&
    fits(ask('timeInForces'), order.timeInForce) &&
    fits(ask('reference'), order.reference) &&
    (ask('liveOnly') !== true || isLive(order)) &&
    inRange(request, order.createdAt, 'filter.dateRange')
  );
}

const stopOf = (event: JsonObject): JsonObject => event['stopOrder'] as JsonObject;

/** Answers about orders, trades, positions and margins. */
export const trading: Answers = {
  GetOrder: (world, request) => {
    const versions = world.trading.orderVersions.get(String(request['orderId']));
    const version = wanted(request, 'version');
    const order = version === undefined ? versions?.at(-1) : versions?.find((one) => one.version === String(version));
    if (!order) throw notFound('order');
    return { order };
  },
  ListOrders: (world, request) => ({
    orders: connection(
      byTime(
        request,
        [...world.trading.orders.values()].filter((order) => passes(order, request)),
        ({ createdAt }) => createdAt,
      ),
      request['pagination'],
    ),
  }),
  ListOrderVersions: (world, request) => {
    const versions = [...(world.trading.orderVersions.get(String(request['orderId'])) ?? [])].reverse();
    return { orders: connection(versions, request['pagination'], ({ version, id }) => ({ id: `${id} ${version}` })) };
  },
  GetStopOrder: (world, request) => {
    const order = world.trading.stopOrders.get(String(request['orderId']));
    if (!order) throw notFound('stop order');
    return { order };
  },
  ListStopOrders: (world, request) => {
    const ask = (name: string): ReturnType<typeof wanted> => wanted(request, `filter.${name}`);
    const rows = [...world.trading.stopOrders.values()].filter((event) => {
      const { partyId, marketId, status } = stopOf(event);
      return (
        fits(ask('partyIds'), partyId) &&
        fits(ask('marketIds'), marketId) &&
        fits(ask('statuses'), status) &&
        (ask('liveOnly') !== true || status === 'STATUS_PENDING')
      );
    });
    return {
      orders: connection(
        byTime(request, rows, (event) => stopOf(event)['createdAt']),
        request['pagination'],
        stopOf,
      ),
    };
  },
  GetLastTrade: (world, request) => ({ trade: marketOf(world, request).lastTrade ?? null }),
  ListTrades: (world, request) => {
    const rows = world.trading.trades.filter(
      (trade) =>
        fits(wanted(request, 'marketIds'), trade.marketId) &&
        fits(wanted(request, 'partyIds'), trade.buyer, trade.seller) &&
        fits(wanted(request, 'orderIds'), trade.buyOrder, trade.sellOrder) &&
        inRange(request, trade.timestamp),
    );
    return {
      trades: connection(
        byTime(request, rows, ({ timestamp }) => timestamp),
        request['pagination'],
      ),
    };
  },
  ListAllPositions: (world, request) => {
    const rows = [...world.trading.positions.values()].filter(
      ({ partyId, marketId }) =>
        fits(wanted(request, 'filter.partyIds'), partyId) && fits(wanted(request, 'filter.marketIds'), marketId),
    );
    return {
      positions: connection(rows, request['pagination'], ({ partyId, marketId }) => ({ id: partyId + marketId })),
    };
  },
  ListMarginLevels: (world, request) => {
    const rows = [...world.trading.positions.values()]
      .filter(
        ({ partyId, marketId }) =>
          fits(wanted(request, 'partyId'), partyId) && fits(wanted(request, 'marketId'), marketId),
      )
      .flatMap(({ partyId, marketId }) => {
        const market = world.trading.markets.get(marketId);
        return market ? [marginLevels(world, market, partyId)] : [];
      });
    return {
      marginLevels: connection(rows, request['pagination'], ({ partyId, marketId }) => ({
        id: String(partyId) + String(marketId),
      })),
    };
  },
  EstimateFee: (world, request) => {
    const { facts } = marketOf(world, request);
    const value = notional(facts, BigInt(String(request['price'])), BigInt(String(request['size'])));
    const share = (factor: number): string =>
      String((value * BigInt(Math.round(factor * 1e6)) + 999_999n) / 1_000_000n);
    return {
      fee: {
        ...world.definitions.example('vega.Fee'),
        makerFee: share(facts.fees.maker),
        infrastructureFee: share(facts.fees.infrastructure),
        liquidityFee: share(facts.fees.liquidity),
      },
    };
  },
  EstimateMargin: (world, request) => {
    const market = marketOf(world, request);
    const order = { side: request['side'] as Order['side'], remaining: String(request['size']) };
    return { marginLevels: marginLevels(world, market, String(request['partyId']), order) };
  },
};
