import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import type { MarketState } from './areas.ts';
import { tether } from './seed-assets.ts';
import { letTradersAct, maker, taker } from './traders.ts';
import type { Order, Side } from './types.ts';
import { deposit } from './withdrawals.ts';
import type { World } from './world.ts';

/** What the sandbox's own parties do with a price and with chance. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  for (const party of [maker, taker]) deposit(world, party, tether, 10n ** 15n);
  for (const { facts, definition } of world.trading.markets.values())
    if (facts.id !== marketOf(world).facts.id) definition['state'] = 'STATE_SUSPENDED';
});

/** Chance that comes out as told; more of it is not asked for. */
function act(...chances: number[]): void {
  letTradersAct(world, () => {
    const next = chances.shift();
    if (next === undefined) throw new Error('More chance than expected.');
    return next;
  });
  expect(chances).toEqual([]);
}
const quotes = (side: Side, { book } = marketOf(world)): unknown[] =>
  book.orders(side).map(({ price, size }) => [price, size]);
const strikes = (): unknown[] =>
  [...world.trading.orders.values()]
    .filter(({ partyId }: Order) => partyId === taker)
    .map(({ side, size }) => [side, size]);

describe('the maker', () => {
  it('quotes five prices on each side, a thousandth of the price apart, with a unit more at each', () => {
    act(0.5, 0.6);
    expect(quotes('SIDE_BUY')).toEqual([
      ['2647350', '1000'],
      ['2644700', '2000'],
      ['2642050', '3000'],
      ['2639400', '4000'],
      ['2636750', '5000'],
    ]);
    expect(quotes('SIDE_SELL')).toEqual([
      ['2652650', '1000'],
      ['2655300', '2000'],
      ['2657950', '3000'],
      ['2660600', '4000'],
      ['2663250', '5000'],
    ]);
  });

  it.each([
    [0, 2_648_675],
    [0.5, 2_650_000],
    [0.9, 2_651_060],
    [1, 2_651_325],
  ])('moves its price with chance: %d makes it %i', (chance, price) => {
    act(chance, 0.9);
    expect(marketOf(world).drift).toBeCloseTo(price, 6);
  });

  it('takes its former quotes back', () => {
    act(0.5, 0.6);
    act(0.5, 0.6);
    expect(quotes('SIDE_BUY')).toHaveLength(5);
  });

  it('keeps a step between prices that are small, and does not go below one', () => {
    const small = addMarket('0');
    marketOf(world).definition['state'] = 'STATE_SUSPENDED';
    small.drift = 3;
    act(0.5, 0.6);
    expect(quotes('SIDE_BUY', small)).toEqual([
      ['2', '1'],
      ['1', '2'],
      ['1', '3'],
      ['1', '4'],
      ['1', '5'],
    ]);
    expect(quotes('SIDE_SELL', small)).toEqual([
      ['4', '1'],
      ['5', '2'],
      ['6', '3'],
      ['7', '4'],
      ['8', '5'],
    ]);
  });
});

/** A market of its own, with so many decimals of the size. */
function addMarket(positionDecimalPlaces: string): MarketState {
  const { definition } = marketOf(world);
  return world.addMarket({ ...definition, id: 'own', decimalPlaces: '0', positionDecimalPlaces }, 3n);
}

describe('the taker', () => {
  it.each([
    [0.59, 1],
    [0.6, 0],
  ])('acts below 0.6 of chance: %d', (chance, count) => {
    act(...[0.5, chance], ...(count === 0 ? [] : [0.5, 0.5]));
    expect(strikes()).toHaveLength(count);
  });

  it.each([
    [0, 0.49999, 'SIDE_BUY'],
    [0, 0.5, 'SIDE_SELL'],
    // Eight units long are a fifth of forty: three of ten times it buys.
    [8000, 0.299, 'SIDE_BUY'],
    [8000, 0.3, 'SIDE_SELL'],
    [-8000, 0.699, 'SIDE_BUY'],
    [-8000, 0.7, 'SIDE_SELL'],
  ])('that holds %i leans against it: %d makes it %s', (open, chance, side) => {
    if (open !== 0) world.position(marketOf(world).facts.id, taker).openVolume = String(open);
    act(0.5, 0.1, chance, 0.5);
    expect(strikes()).toEqual([[side, '300']]);
  });

  it.each([
    [0, '50'],
    [0.2, '150'],
    [1, '550'],
  ])('trades from a twentieth of a unit to half of one more: %d makes it %s', (chance, size) => {
    act(0.5, 0.1, 0.9, chance);
    expect(strikes()).toEqual([['SIDE_SELL', size]]);
  });

  it('trades at least the smallest size there is', () => {
    addMarket('0');
    marketOf(world).definition['state'] = 'STATE_SUSPENDED';
    limitOrder(world, 'a', ['buy', 1, 3], { marketId: 'own' });
    act(0.5, 0.1, 0.9, 0);
    expect(strikes()).toEqual([['SIDE_SELL', '1']]);
  });
});
