import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { bookChanged, marketData, marketDepth } from './market-data.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});

describe('the depth of a market', () => {
  it('has the hundred best prices of each side', () => {
    for (let step = 0; step <= 100; step += 1) {
      limitOrder(world, 'a', ['buy', 2, 1000 - step]);
      limitOrder(world, 'a', ['sell', 3, 1001 + step]);
    }
    const { buy, sell } = marketDepth(marketOf(world)) as { buy: JsonObject[]; sell: JsonObject[] };
    expect([buy.length, sell.length]).toEqual([100, 100]);
    expect([buy[0], buy[99]]).toEqual([
      { price: '1000', numberOfOrders: '1', volume: '2' },
      { price: '901', numberOfOrders: '1', volume: '2' },
    ]);
    expect([sell[0], sell[99]]).toEqual([
      { price: '1001', numberOfOrders: '1', volume: '3' },
      { price: '1100', numberOfOrders: '1', volume: '3' },
    ]);
    expect(marketDepth(marketOf(world), 1)['buy']).toEqual([buy[0]]);
  });

  it('counts the changes of the book one by one', () => {
    const market = marketOf(world);
    expect(marketDepth(market)['sequenceNumber']).toBe('0');
    bookChanged(world, market);
    expect(marketDepth(market)['sequenceNumber']).toBe('1');
    bookChanged(world, market);
    expect(marketDepth(market)['sequenceNumber']).toBe('2');
  });
});

describe('the data of a market', () => {
  it('are zero where there is nothing', () => {
    expect(marketData(world, marketOf(world))).toMatchObject({
      bestBidPrice: '0',
      bestBidVolume: '0',
      bestOfferPrice: '0',
      bestOfferVolume: '0',
      midPrice: '0',
      staticMidPrice: '0',
      openInterest: '0',
      suppliedStake: '0',
      auctionStart: '0',
      auctionEnd: '0',
      indicativePrice: '0',
      indicativeVolume: '0',
    });
  });

  it.each(['buy', 'sell'] as const)('have no middle with a %s alone', (side) => {
    limitOrder(world, 'a', [side, 1, 1000]);
    expect(marketData(world, marketOf(world))).toMatchObject({ midPrice: '0', staticMidPrice: '0' });
  });

  it('have the middle rounded down', () => {
    limitOrder(world, 'a', ['buy', 1, 1000]);
    limitOrder(world, 'a', ['sell', 1, 1003]);
    expect(marketData(world, marketOf(world))).toMatchObject({ midPrice: '1001', staticMidPrice: '1001' });
  });

  it('add up the commitments that are in force there, and no others', () => {
    const commitments = [
      ['market', 'a', 'STATUS_ACTIVE', '10'],
      ['market', 'b', 'STATUS_ACTIVE', '5'],
      ['market', 'c', 'STATUS_PENDING', '300'],
      ['second market', 'a', 'STATUS_ACTIVE', '7000'],
    ] as const;
    for (const [name, partyId, status, commitmentAmount] of commitments)
      world.liquidity.provisions.set(`${name} ${partyId}`, {
        marketId: entityId(name),
        partyId,
        status,
        commitmentAmount,
      });
    expect(marketData(world, marketOf(world))['suppliedStake']).toBe('15');
    expect(marketData(world, marketOf(world, 'second market'))['suppliedStake']).toBe('7000');
  });
});
