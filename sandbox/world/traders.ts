import { entityId } from '../../reference/examples/entity-id.ts';
import { cancelOrders } from './amend-cancel.ts';
import { submitOrder } from './orders.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

/** The sandbox's own parties: one quotes on both sides, the other trades with whoever is there. */
export const maker = entityId('counterparty');
export const taker = entityId('taker');

const levels = 5;

/** A repeatable stream of numbers from 0 to 1 (mulberry32), so that two runs of the sandbox look alike. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lets the price wander, moves the maker's quotes with it, and now and then trades. */
export function letTradersAct(world: World, random: () => number): void {
  for (const market of world.trading.markets.values()) {
    if (market.definition['state'] !== 'STATE_ACTIVE') continue;
    market.drift *= 1 + (random() - 0.5) * 0.001;
    quote(world, market);
    if (random() < 0.6) strike(world, market, random);
  }
}

function quote(world: World, { facts, drift }: MarketState): void {
  cancelOrders(world, maker, { marketId: facts.id });
  for (let level = 1; level <= levels; level += 1) {
    for (const side of ['SIDE_BUY', 'SIDE_SELL'] as const) {
      // 0.1 % from the reference price and the same step for each level: room for a bot to quote inside.
      const away = Math.max(Math.round(drift * 0.001 * level), level);
      const price = Math.round(drift) + (side === 'SIDE_BUY' ? -away : away);
      submitOrder(world, maker, {
        marketId: facts.id,
        side,
        price: String(Math.max(price, 1)),
        size: String(10 ** facts.positionDecimals * level),
        type: 'TYPE_LIMIT',
        timeInForce: 'TIME_IN_FORCE_GTC',
        reference: 'sandbox maker',
      });
    }
  }
}

function strike(world: World, { facts }: MarketState, random: () => number): void {
  const open = Number(world.trading.positions.get(`${facts.id}|${taker}`)?.openVolume ?? '0');
  const unit = 10 ** facts.positionDecimals;
  // Leaning against its own position keeps the taker from running away.
  const buys = random() < 0.5 - open / (40 * unit);
  const size = Math.max(1, Math.round(unit * (0.05 + random() * 0.5)));
  submitOrder(world, taker, {
    marketId: facts.id,
    side: buys ? 'SIDE_BUY' : 'SIDE_SELL',
    size: String(size),
    type: 'TYPE_MARKET',
    timeInForce: 'TIME_IN_FORCE_IOC',
    reference: 'sandbox taker',
  });
}
