import { describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { account } from './accounts.ts';
import { adjustMargin, marginLevels } from './margin.ts';
import { marketData } from './market-data.ts';
import { positionsOf } from './positions.ts';

const world = seededWorld(await loadDefinitions());
const market = world.trading.markets.get(entityId('market'));
if (market === undefined) throw new Error('The sandbox has no market of the examples.');

describe('the data of a market', () => {
  it('has the best prices of its book, and their middle', () => {
    const data = marketData(world, market);
    const [[bid], [ask]] = [market.book.levels('SIDE_BUY'), market.book.levels('SIDE_SELL')];
    expect(bid && ask && bid.price < ask.price).toBe(true);
    expect(data).toMatchObject({
      bestBidPrice: String(bid?.price),
      bestBidVolume: String(bid?.volume),
      bestOfferPrice: String(ask?.price),
      bestOfferVolume: String(ask?.volume),
      midPrice: String(((bid?.price ?? 0n) + (ask?.price ?? 0n)) / 2n),
    });
  });

  it('counts what is open on one side', () => {
    const volumes = positionsOf(world, market.facts.id).map(({ openVolume }) => BigInt(openVolume));
    const long = volumes.reduce((sum, volume) => (volume > 0n ? sum + volume : sum), 0n);
    const short = volumes.reduce((sum, volume) => (volume < 0n ? sum - volume : sum), 0n);
    expect([long > 0n, short]).toEqual([true, long]);
    expect(marketData(world, market)['openInterest']).toBe(String(long));
  });

  it('has a last price of zero before the first trade', () => {
    expect(marketData(world, { ...market, lastTrade: undefined })['lastTradedPrice']).toBe('0');
    expect(marketData(world, market)['lastTradedPrice']).toBe(market.lastTrade?.price);
  });
});

describe('a margin account', () => {
  const party = positionsOf(world, market.facts.id).find(({ openVolume }) => openVolume !== '0')?.partyId ?? '';
  const margin = account.margin(market.facts, party);
  const general = account.general(market.facts.asset, party);
  const held = (): bigint => world.funds.ledger.balance(margin);
  const level = (name: string): bigint => BigInt(String(marginLevels(world, market, party)[name]));

  it('gives back to the initial margin what is above the release level, and nothing at it', () => {
    world.funds.ledger.move(general, margin, level('collateralReleaseLevel') - held(), 'TRANSFER_TYPE_MARGIN_LOW');
    adjustMargin(world, market, party);
    expect(held()).toBe(level('collateralReleaseLevel'));
    world.funds.ledger.move(general, margin, 1n, 'TRANSFER_TYPE_MARGIN_LOW');
    adjustMargin(world, market, party);
    expect(held()).toBe(level('initialMargin'));
  });

  it('is filled to the initial margin below the search level, and left alone at it', () => {
    world.funds.ledger.move(margin, general, held() - level('searchLevel'), 'TRANSFER_TYPE_MARGIN_HIGH');
    adjustMargin(world, market, party);
    expect(held()).toBe(level('searchLevel'));
    world.funds.ledger.move(margin, general, 1n, 'TRANSFER_TYPE_MARGIN_HIGH');
    adjustMargin(world, market, party);
    expect(held()).toBe(level('initialMargin'));
  });
});
