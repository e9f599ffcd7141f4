import { div, ZERO, type Dec } from '../../protocol-math/decimal.ts';
import { slaPenalties } from '../../protocol-math/liquidity/slaPenalties.ts';
import { at, notional } from './market-facts.ts';
import { isLive } from './order-states.ts';
import type { JsonObject, Performance, Side } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

const text = (fraction: Dec): string => fraction.toDecimalPlaces(6).toFixed();

/** What a market asks of its liquidity providers. */
function rulesOf({ definition }: MarketState) {
  const rule = (name: string): string => String(at(definition, 'liquiditySlaParams', name) ?? 0);
  return {
    range: Number(rule('priceRange')),
    minTimeFraction: rule('commitmentMinTimeFraction'),
    competitionFactor: rule('slaCompetitionFactor'),
    epochs: Number(rule('performanceHysteresisEpochs')),
  };
}

/** The middle of a market's book; undefined while a side is empty. */
function middleOf({ book }: MarketState): number | undefined {
  const [bid, ask] = [book.best('SIDE_BUY'), book.best('SIDE_SELL')];
  return bid === undefined || ask === undefined ? undefined : Number(bid + ask) / 2;
}

/** Worth at the mark price of a party's orders on one side that are near enough to the middle of the book. */
function volume(world: World, market: MarketState, middle: number, party: string, side: Side): bigint {
  const { range } = rulesOf(market);
  const near = [...world.trading.orders.values()].filter(
    (order) =>
      order.partyId === party &&
      order.marketId === market.facts.id &&
      order.side === side &&
      isLive(order) &&
      Math.abs(Number(order.price) - middle) <= middle * range,
  );
  return near.reduce((sum, { remaining }) => sum + notional(market.facts, market.markPrice, BigInt(remaining)), 0n);
}

/** Looks at every commitment in force, as the network does at the end of a block. */
export function trackSlaBlock(world: World): void {
  const factor = BigInt(
    Math.round(Number(world.governance.parameters.get('market.liquidity.stakeToCcyVolume') ?? '0') * 1e6),
  );
  for (const [key, { marketId, partyId, commitmentAmount, status }] of world.liquidity.provisions) {
    const market = world.trading.markets.get(String(marketId));
    if (!market || status !== 'STATUS_ACTIVE') {
      world.liquidity.performances.delete(key);
      continue;
    }
    const known = world.liquidity.performances.get(key);
    const seen: Performance = known ?? {
      marketId: market.facts.id,
      party: String(partyId),
      blocks: 0,
      met: 0,
      required: 0n,
      buys: 0n,
      sells: 0n,
      last: undefined,
      penalties: [],
    };
    world.liquidity.performances.set(key, seen);
    seen.blocks += 1;
    const middle = middleOf(market);
    // Without a middle nobody keeps a commitment, and what was worked out last stays, as in the release.
    if (middle === undefined) continue;
    seen.required = (BigInt(String(commitmentAmount)) * factor) / 1_000_000n;
    [seen.buys, seen.sells] = [
      volume(world, market, middle, seen.party, 'SIDE_BUY'),
      volume(world, market, middle, seen.party, 'SIDE_SELL'),
    ];
    if (seen.buys >= seen.required && seen.sells >= seen.required) seen.met += 1;
  }
}

/** Ends the epoch of every provider: its penalties are worked out, though the sandbox takes no money for them. */
export function settleSlaEpoch(world: World): void {
  const parameter = (name: string): string => world.governance.parameters.get(`market.liquidity.sla.${name}`) ?? '0';
  for (const seen of world.liquidity.performances.values()) {
    const market = world.trading.markets.get(seen.marketId);
    if (!market || seen.blocks === 0) continue;
    const { minTimeFraction, competitionFactor, epochs } = rulesOf(market);
    const timeFraction = div(seen.met, seen.blocks);
    const { currentFee, fee, bond } = slaPenalties({
      timeFraction,
      minTimeFraction,
      competitionFactor,
      bondPenaltySlope: parameter('nonPerformanceBondPenaltySlope'),
      bondPenaltyMax: parameter('nonPerformanceBondPenaltyMax'),
      previousFeePenalties: seen.penalties,
    });
    seen.last = { fraction: timeFraction, feePenalty: fee, bondPenalty: bond };
    seen.penalties = epochs > 0 ? [...seen.penalties, currentFee].slice(-epochs) : [];
    [seen.blocks, seen.met] = [0, 0];
  }
}

/** `vega.LiquidityProviderSLA` of the providers of a market. */
export function slaOf(world: World, marketId: string): JsonObject[] {
  return [...world.liquidity.performances.values()]
    .filter((seen) => seen.marketId === marketId)
    .map(({ party, blocks, met, last, penalties, required, buys, sells }) => ({
      party,
      currentEpochFractionOfTimeOnBook: text(blocks === 0 ? ZERO : div(met, blocks)),
      lastEpochFractionOfTimeOnBook: last ? text(last.fraction) : '',
      lastEpochFeePenalty: last ? text(last.feePenalty) : '',
      lastEpochBondPenalty: last ? text(last.bondPenalty) : '',
      hysteresisPeriodFeePenalties: penalties.map(text),
      requiredLiquidity: String(required),
      notionalVolumeBuys: String(buys),
      notionalVolumeSells: String(sells),
    }));
}
