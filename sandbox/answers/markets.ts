import { riskFactor } from '../world/margin.ts';
import { marketData, marketDepth } from '../world/market-data.ts';
import type { JsonObject } from '../world/types.ts';
import type { MarketState } from '../world/areas.ts';
import type { World } from '../world/world.ts';
import { candleId, candlesOf, intervals } from './candles.ts';
import { inRange, wanted } from './filter.ts';
import { connection } from './paginate.ts';
import { errorNumbers, notFound, RpcError } from './rpc-error.ts';
import { successorsOf } from './successors.ts';
import type { Answers } from './types.ts';

/** The market that a request names. @throws RpcError when there is none */
export function marketOf(world: World, request: JsonObject): MarketState {
  const market = world.trading.markets.get(String(request['marketId']));
  if (!market) throw notFound('market');
  return market;
}

const settled = new Set(['STATE_SETTLED', 'STATE_CANCELLED', 'STATE_REJECTED', 'STATE_CLOSED']);

/** Answers about markets, their data and their books. */
export const markets: Answers = {
  GetMarket: (world, request) => ({ market: marketOf(world, request).definition }),
  ListMarkets: (world, request) => {
    const all = [...world.trading.markets.values()].map(({ definition }) => definition);
    const shown = all.filter(({ state }) => request['includeSettled'] !== false || !settled.has(String(state)));
    return { markets: connection(shown, request['pagination']) };
  },
  GetLatestMarketData: (world, request) => ({ marketData: marketData(world, marketOf(world, request)) }),
  ListLatestMarketData: (world) => ({
    marketsData: [...world.trading.markets.values()].map((market) => marketData(world, market)),
  }),
  GetMarketDataHistoryByID: (world, request) => ({
    marketData: connection([marketData(world, marketOf(world, request))], request['pagination']),
  }),
  GetLatestMarketDepth: (world, request) => {
    const market = marketOf(world, request);
    const depth = marketDepth(market, Number(wanted(request, 'maxDepth') ?? 0) || 100);
    return { ...depth, lastTrade: market.lastTrade ?? null };
  },
  GetRiskFactors: (world, request) => ({
    riskFactor: { market: marketOf(world, request).facts.id, short: riskFactor, long: riskFactor },
  }),
  ListSuccessorMarkets: (world, request) => {
    const rows = successorsOf(world, marketOf(world, request), wanted(request, 'includeFullHistory') === true);
    return { successorMarkets: connection(rows, request['pagination'], ({ market }) => market as JsonObject) };
  },
  ListCandleIntervals: (world, request) => {
    const { facts } = marketOf(world, request);
    return {
      intervalToCandleId: intervals.map(({ interval }) => ({ interval, candleId: candleId(facts.id, interval) })),
    };
  },
  ListCandleData: (world, request) => {
    const range = {
      dateRange: {
        startTimestamp: zeroIsNothing(request['fromTimestamp']),
        endTimestamp: zeroIsNothing(request['toTimestamp']),
      },
    };
    const { startTimestamp: from, endTimestamp: to } = range.dateRange;
    if (from !== '' && to !== '' && BigInt(to) < BigInt(from))
      throw new RpcError('invalidArgument', 'invalid candle timestamps range', errorNumbers.unmapped);
    const candles = candlesOf(world, String(request['candleId'])).filter(({ start }) => inRange(range, start));
    return { candles: connection(candles, request['pagination']) };
  },
};

const zeroIsNothing = (value: unknown): string =>
  value === undefined || value === null || String(value) === '0' ? '' : String(value);
