import { account } from './accounts.ts';
import { notional } from './market-facts.ts';
import type { JsonObject, Order } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

/** The share of a position's value that the sandbox asks as maintenance margin: plain, not the protocol's risk model. */
const maintenanceShare = 10n;
/** The same as the API tells it, for long and for short positions. */
export const riskFactor = String(Number(maintenanceShare) / 100);

const percent = (amount: bigint, share: bigint): bigint => (amount * share) / 100n;

/**
 * The margin levels of a party on a market. The sandbox takes a tenth of the value of the largest position that the
 * party's orders could lead to, and scales it as the market's margin calculator does.
 *
 * @param extra an order that the party would like to add
 */
export function marginLevels(
  world: World,
  market: MarketState,
  party: string,
  extra?: Pick<Order, 'side' | 'remaining'>,
): JsonObject {
  const maintenance = percent(
    notional(market.facts, market.markPrice, exposure(world, market, party, extra)),
    maintenanceShare,
  );
  return {
    maintenanceMargin: String(maintenance),
    searchLevel: String(percent(maintenance, 110n)),
    initialMargin: String(percent(maintenance, 150n)),
    collateralReleaseLevel: String(percent(maintenance, 170n)),
    partyId: party,
    marketId: market.facts.id,
    asset: market.facts.asset,
    timestamp: world.now(),
  };
}

/** The largest volume that a party could hold on either side if its orders were filled. */
function exposure(
  world: World,
  { facts, book }: MarketState,
  party: string,
  extra?: Pick<Order, 'side' | 'remaining'>,
): bigint {
  const open = BigInt(world.trading.positions.get(`${facts.id}|${party}`)?.openVolume ?? '0');
  const resting = (side: Order['side']): bigint =>
    book
      .orders(side)
      .filter(({ partyId }) => partyId === party)
      .reduce((sum, { remaining }) => sum + BigInt(remaining), 0n) +
    (extra?.side === side ? BigInt(extra.remaining) : 0n);
  const long = open + resting('SIDE_BUY');
  const short = -open + resting('SIDE_SELL');
  return long > short ? long : short;
}

/** Whether a party can pay the initial margin that it would need with one more order. */
export function canAfford(
  world: World,
  market: MarketState,
  order: Pick<Order, 'side' | 'remaining' | 'partyId'>,
): boolean {
  const { facts } = market;
  const needed = BigInt(String(marginLevels(world, market, order.partyId, order)['initialMargin']));
  const held = world.funds.ledger.balance(account.margin(facts, order.partyId));
  return held + world.funds.ledger.balance(account.general(facts.asset, order.partyId)) >= needed;
}

/** Moves money between the margin and the general account as the levels ask. */
export function adjustMargin(world: World, market: MarketState, party: string): void {
  const { facts } = market;
  const levels = marginLevels(world, market, party);
  const [margin, general] = [account.margin(facts, party), account.general(facts.asset, party)];
  const held = world.funds.ledger.balance(margin);
  const initial = BigInt(String(levels['initialMargin']));
  if (held < BigInt(String(levels['searchLevel'])))
    world.funds.ledger.move(general, margin, initial - held, 'TRANSFER_TYPE_MARGIN_LOW');
  else if (held > BigInt(String(levels['collateralReleaseLevel'])))
    world.funds.ledger.move(margin, general, held - initial, 'TRANSFER_TYPE_MARGIN_HIGH');
  else return;
  world.events.emit('marginLevels', levels);
}
