import type { Level } from './book.ts';
import { slaOf } from './liquidity-sla.ts';
import { positionsOf } from './positions.ts';
import type { JsonObject } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

const level = ({ price, volume, orders }: Level): JsonObject => ({
  price: String(price),
  numberOfOrders: String(orders),
  volume: String(volume),
});

/** `vega.MarketData` of a market now. */
export function marketData(world: World, market: MarketState): JsonObject {
  const { book, facts, markPrice, lastTrade, definition } = market;
  const [bid] = book.levels('SIDE_BUY');
  const [ask] = book.levels('SIDE_SELL');
  const mid = bid && ask ? String((bid.price + ask.price) / 2n) : '0';
  const side = (found: Level | undefined): [price: string, volume: string] => [
    String(found?.price ?? 0),
    String(found?.volume ?? 0),
  ];
  const [[bestBidPrice, bestBidVolume], [bestOfferPrice, bestOfferVolume]] = [side(bid), side(ask)];
  return {
    ...world.definitions.example('vega.MarketData'),
    market: facts.id,
    markPrice: String(markPrice),
    lastTradedPrice: lastTrade?.price ?? '0',
    timestamp: world.now(),
    bestBidPrice,
    bestBidVolume,
    bestOfferPrice,
    bestOfferVolume,
    bestStaticBidPrice: bestBidPrice,
    bestStaticBidVolume: bestBidVolume,
    bestStaticOfferPrice: bestOfferPrice,
    bestStaticOfferVolume: bestOfferVolume,
    midPrice: mid,
    staticMidPrice: mid,
    openInterest: String(openInterest(world, facts.id)),
    auctionStart: '0',
    auctionEnd: '0',
    indicativePrice: '0',
    indicativeVolume: '0',
    marketTradingMode: String(definition['tradingMode']),
    trigger: 'AUCTION_TRIGGER_UNSPECIFIED',
    extensionTrigger: 'AUCTION_TRIGGER_UNSPECIFIED',
    marketState: String(definition['state']),
    suppliedStake: suppliedStake(world, facts.id),
    liquidityProviderSla: slaOf(world, facts.id),
  };
}

function openInterest(world: World, marketId: string): bigint {
  return positionsOf(world, marketId).reduce(
    (sum, { openVolume }) => sum + (BigInt(openVolume) > 0n ? BigInt(openVolume) : 0n),
    0n,
  );
}

function suppliedStake(world: World, marketId: string): string {
  const active = [...world.liquidity.provisions.values()].filter(
    (provision) => provision['marketId'] === marketId && provision['status'] === 'STATUS_ACTIVE',
  );
  return String(active.reduce((sum, { commitmentAmount }) => sum + BigInt(String(commitmentAmount)), 0n));
}

/** The book as price levels, `vega.MarketDepth`. */
export function marketDepth({ book, facts, sequence }: MarketState, most = 100): JsonObject {
  return {
    marketId: facts.id,
    buy: book.levels('SIDE_BUY').slice(0, most).map(level),
    sell: book.levels('SIDE_SELL').slice(0, most).map(level),
    sequenceNumber: String(sequence),
  };
}

/** Tells the streams that a market's book changed. */
export function bookChanged(world: World, market: MarketState): void {
  market.sequence += 1;
  if (world.events.heard) world.events.emit('depth', marketDepth(market));
}

/** Tells the streams the market's data. */
export function dataChanged(world: World, market: MarketState): void {
  if (world.events.heard)
    world.events.emit(
      'marketData',
      world.look(() => marketData(world, market)),
    );
}
