import type { JsonObject, Trade } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { errorNumbers, RpcError } from './rpc-error.ts';

/** The lengths of candles, as the data node names them. */
export const intervals = [
  { interval: '1 minute', seconds: 60 },
  { interval: '5 minutes', seconds: 300 },
  { interval: '15 minutes', seconds: 900 },
  { interval: '1 hour', seconds: 3600 },
  { interval: '6 hours', seconds: 21_600 },
  { interval: '1 day', seconds: 86_400 },
] as const;

export const candleId = (marketId: string, interval: string): string =>
  `trades_candle_${interval.replaceAll(' ', '_')}_${marketId}`;

const noCandleData = (): RpcError => new RpcError('internal', 'failed to get candle data', errorNumbers.candleData);
/** The error for a stream of candles that are not there. */
export const noCandleStream = (): RpcError =>
  new RpcError('internal', 'failed to subscribe to candle data', errorNumbers.candleStream);

/**
 * The candles of one id, oldest first, made from the trades that the sandbox keeps.
 *
 * @param failed the error when the id names no market or no interval: the release has one for each way of asking
 * @throws RpcError that error
 */
export function candlesOf(world: World, id: string, failed = noCandleData): JsonObject[] {
  const marketId = id.slice(-64);
  const found = intervals.find(({ interval }) => candleId(marketId, interval) === id);
  if (!found || !world.trading.markets.has(marketId)) throw failed();
  const length = BigInt(found.seconds) * 1_000_000_000n;
  const groups = new Map<bigint, Trade[]>();
  for (const trade of world.trading.trades) {
    if (trade.marketId !== marketId) continue;
    const start = (BigInt(trade.timestamp) / length) * length;
    groups.set(start, [...(groups.get(start) ?? []), trade]);
  }
  return [...groups].map(([start, trades]) => candle(start, trades));
}

function candle(start: bigint, trades: readonly Trade[]): JsonObject {
  const prices = trades.map(({ price }) => BigInt(price));
  const [high, low] = [prices.reduce((a, b) => (a > b ? a : b)), prices.reduce((a, b) => (a < b ? a : b))];
  return {
    start: String(start),
    lastUpdate: trades.at(-1)?.timestamp ?? '0',
    open: String(prices[0]),
    close: String(prices.at(-1)),
    high: String(high),
    low: String(low),
    volume: String(trades.reduce((sum, { size }) => sum + BigInt(size), 0n)),
    notional: String(trades.reduce((sum, { size, price }) => sum + BigInt(size) * BigInt(price), 0n)),
  };
}
