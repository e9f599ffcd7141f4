import { entityId } from '../../reference/examples/entity-id.ts';
import type { Definitions } from '../definitions.ts';
import type { MarketState } from '../world/areas.ts';
import { submitOrder } from '../world/orders.ts';
import { seedAssets, tether } from '../world/seed-assets.ts';
import { seedMarkets } from '../world/seed-markets.ts';
import type { JsonObject, Order, Side } from '../world/types.ts';
import { deposit } from '../world/withdrawals.ts';
import { World } from '../world/world.ts';

/**
 * A world with its assets and markets, and nobody in it: what a test does there is all that happens. Its clock stands still.
 *
 * @param now where the clock stands, in milliseconds since 1970
 */
export function quietWorld(definitions: Definitions, now = 1_800_000_000_000): World {
  const world = new World({ definitions, dayLasts: 10, clock: () => now });
  seedAssets(world);
  seedMarkets(world);
  return world;
}

/** A market of the quiet world: the one of the examples, whose price × size × 10 is an amount, unless another is named. */
export function marketOf(world: World, name = 'market'): MarketState {
  const market = world.trading.markets.get(entityId(name));
  if (!market) throw new Error(`The sandbox has no ${name}.`);
  return market;
}

/** Sends a limit order. A party that nobody knows brings a million USDT with it. */
export function limitOrder(
  world: World,
  party: string,
  [side, size, price]: readonly [side: 'buy' | 'sell', size: number, price: number],
  more: JsonObject = {},
): Order {
  if (!world.parties.has(party)) deposit(world, party, tether, 10n ** 12n);
  return submitOrder(world, party, {
    marketId: entityId('market'),
    side: `SIDE_${side.toUpperCase()}` as Side,
    price: String(price),
    size: String(size),
    type: 'TYPE_LIMIT',
    timeInForce: 'TIME_IN_FORCE_GTC',
    ...more,
  });
}
