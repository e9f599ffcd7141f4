import { tradeFees } from '../../protocol-math/fees/tradeFees.ts';
import type { WholeAmount } from '../../protocol-math/types.ts';
import { account } from './accounts.ts';
import type { Fill } from './book.ts';
import { adjustMargin } from './margin.ts';
import { bookChanged, dataChanged } from './market-data.ts';
import { notional } from './market-facts.ts';
import { end, save } from './order-states.ts';
import { applyTrade, markToMarket } from './positions.ts';
import type { JsonObject, Order, Trade } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

/** Trades an incoming order with the book as far as it goes, and returns it with what is left. */
export function matchOrder(world: World, market: MarketState, order: Order): Order {
  const fills = market.book.fills(order);
  const left = fills.reduce((remaining, fill) => {
    trade(world, market, order, fill);
    return remaining - fill.size;
  }, BigInt(order.remaining));
  if (fills.length > 0) bookChanged(world, market);
  return { ...order, remaining: String(left) };
}

function trade(world: World, market: MarketState, order: Order, { resting, price, size }: Fill): void {
  const buys = order.side === 'SIDE_BUY';
  const fees = payFees(world, market, order.partyId, resting.partyId, notional(market.facts, price, size));
  const made: Trade = {
    id: world.newId(),
    marketId: market.facts.id,
    price: String(price),
    size: String(size),
    buyer: buys ? order.partyId : resting.partyId,
    seller: buys ? resting.partyId : order.partyId,
    aggressor: order.side,
    buyOrder: buys ? order.id : resting.id,
    sellOrder: buys ? resting.id : order.id,
    timestamp: world.now(),
    type: 'TYPE_DEFAULT',
    buyerFee: buys ? fees : null,
    sellerFee: buys ? null : fees,
    buyerAuctionBatch: '0',
    sellerAuctionBatch: '0',
    assetPrice: String(notional(market.facts, price, 10n ** BigInt(market.facts.positionDecimals))),
  };
  markToMarket(world, market, price);
  applyTrade(world, market, made);
  market.lastTrade = made;
  world.trading.trades.push(made);
  if (world.trading.trades.length > 20_000) world.trading.trades.splice(0, 5_000);
  reduceResting(world, market, resting, size);
  world.events.emit('trade', made);
  adjustMargin(world, market, resting.partyId);
  dataChanged(world, market);
}

function reduceResting(world: World, market: MarketState, resting: Order, size: bigint): void {
  const remaining = BigInt(resting.remaining) - size;
  // Changed in place: the book holds this object, and an order keeps its place when a part of it trades.
  resting.remaining = String(remaining);
  resting.updatedAt = world.now();
  if (remaining > 0n) return save(world, resting);
  market.book.remove(resting);
  end(world, resting, 'STATUS_FILLED');
}

/** The party that came last pays: the maker of the price, the validators and the liquidity providers. */
function payFees(world: World, { facts }: MarketState, taker: string, maker: string, value: bigint): JsonObject {
  const fees = tradeFees({
    price: String(value),
    size: '1',
    makerFee: facts.fees.maker,
    infrastructureFee: facts.fees.infrastructure,
    liquidityFee: facts.fees.liquidity,
  });
  const pay = (fee: WholeAmount, to: Parameters<typeof world.funds.ledger.move>[1], type: string): string => {
    const amount = BigInt(fee.toFixed());
    const from = account.general(facts.asset, taker);
    const paid = world.funds.ledger.move(from, to, amount, type);
    const rest = paid === amount ? 0n : world.funds.ledger.move(account.margin(facts, taker), to, amount - paid, type);
    return String(paid + rest);
  };
  return {
    makerFee: pay(fees.maker, account.general(facts.asset, maker), 'TRANSFER_TYPE_MAKER_FEE_RECEIVE'),
    infrastructureFee: pay(
      fees.infrastructure,
      account.infrastructureFees(facts.asset),
      'TRANSFER_TYPE_INFRASTRUCTURE_FEE_PAY',
    ),
    liquidityFee: pay(fees.liquidity, account.liquidityFees(facts), 'TRANSFER_TYPE_LIQUIDITY_FEE_PAY'),
    makerFeeVolumeDiscount: '0',
    infrastructureFeeVolumeDiscount: '0',
    liquidityFeeVolumeDiscount: '0',
    makerFeeReferrerDiscount: '0',
    infrastructureFeeReferrerDiscount: '0',
    liquidityFeeReferrerDiscount: '0',
  };
}
