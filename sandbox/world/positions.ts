import { account } from './accounts.ts';
import { notional } from './market-facts.ts';
import type { Position, Trade } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Positions of one market. */
export function positionsOf(world: World, marketId: string): Position[] {
  return [...world.trading.positions.values()].filter((position) => position.marketId === marketId);
}

/**
 * Settles the positions of a market against a new mark price: those who lost pay those who won. What rounding leaves over
 * stays in the market's settlement account; what a party cannot pay comes from the insurance pool.
 */
export function markToMarket(world: World, market: MarketState, price: bigint): void {
  const { facts } = market;
  const change = price - market.markPrice;
  market.markPrice = price;
  if (change === 0n) return;
  const settlement = account.settlement(facts);
  const results = positionsOf(world, facts.id).map((position) => ({
    position,
    gain: notional(facts, change, BigInt(position.openVolume)),
  }));
  for (const { position, gain } of results.filter(({ gain: amount }) => amount < 0n)) {
    const paid = world.funds.ledger.move(
      account.margin(facts, position.partyId),
      settlement,
      -gain,
      'TRANSFER_TYPE_MTM_LOSS',
    );
    const rest = -gain - paid;
    const fromGeneral = world.funds.ledger.move(
      account.general(facts.asset, position.partyId),
      settlement,
      rest,
      'TRANSFER_TYPE_MTM_LOSS',
    );
    world.funds.ledger.move(account.insurance(facts), settlement, rest - fromGeneral, 'TRANSFER_TYPE_MTM_LOSS');
  }
  for (const { position, gain } of results.filter(({ gain: amount }) => amount > 0n)) {
    world.funds.ledger.move(settlement, account.margin(facts, position.partyId), gain, 'TRANSFER_TYPE_MTM_WIN');
  }
  for (const { position, gain } of results) {
    if (gain === 0n) continue;
    position.unrealisedPnl = String(unrealised(market, position));
    touched(world, position);
  }
}

/** Changes the two positions that a trade changes. The market must be marked to the trade's price already. */
export function applyTrade(world: World, market: MarketState, trade: Trade): void {
  change(world, market, trade.buyer, BigInt(trade.size), BigInt(trade.price));
  change(world, market, trade.seller, -BigInt(trade.size), BigInt(trade.price));
}

function change(world: World, market: MarketState, party: string, delta: bigint, price: bigint): void {
  const position = world.position(market.facts.id, party);
  const before = BigInt(position.openVolume);
  const after = before + delta;
  const entry = BigInt(position.averageEntryPrice);
  const closes = before !== 0n && before > 0n !== delta > 0n;
  const closed = closes ? (abs(delta) < abs(before) ? abs(delta) : abs(before)) : 0n;
  const gain = notional(market.facts, before > 0n ? price - entry : entry - price, closed);
  position.realisedPnl = String(BigInt(position.realisedPnl) + gain);
  position.openVolume = String(after);
  if (after === 0n) position.averageEntryPrice = '0';
  else if (closes && abs(delta) > abs(before)) position.averageEntryPrice = String(price);
  else if (!closes) position.averageEntryPrice = String((entry * abs(before) + price * abs(delta)) / abs(after));
  position.unrealisedPnl = String(unrealised(market, position));
  touched(world, position);
}

const unrealised = ({ facts, markPrice }: MarketState, position: Position): bigint =>
  notional(facts, markPrice - BigInt(position.averageEntryPrice), BigInt(position.openVolume));

function touched(world: World, position: Position): void {
  position.updatedAt = world.now();
  world.events.emit('position', { ...position });
}
