import { describe, expect, it } from 'vitest';
import { peggedPrice } from './peggedPrice.ts';

const book = { bestBid: 100, bestAsk: 103 };
const priceOf = (order: Omit<Parameters<typeof peggedPrice>[0], 'bestBid' | 'bestAsk'>): number | undefined =>
  peggedPrice({ ...book, ...order })?.toNumber();

describe('pegged price', () => {
  it('stands off the best static price of its own side', () => {
    expect(priceOf({ side: 'buy', reference: 'bestBid', offset: 0 })).toBe(100);
    expect(priceOf({ side: 'buy', reference: 'bestBid', offset: 5 })).toBe(95);
    expect(priceOf({ side: 'sell', reference: 'bestAsk', offset: 5 })).toBe(108);
  });

  it('rounds a mid between two ticks up for buys and down for sells', () => {
    expect(priceOf({ side: 'buy', reference: 'mid', offset: 1 })).toBe(101);
    expect(priceOf({ side: 'sell', reference: 'mid', offset: 1 })).toBe(102);
  });

  it('lies half a tick off the grid when the asset has more decimals than the market', () => {
    const fine = { bestBid: 1000, bestAsk: 1020, tick: 10 };
    expect(peggedPrice({ ...fine, side: 'buy', reference: 'mid', offset: 1 })?.toNumber()).toBe(1005);
    expect(peggedPrice({ ...fine, side: 'sell', reference: 'mid', offset: 1 })?.toNumber()).toBe(1020);
  });

  it('does not exist for a buy order whose offset reaches zero', () => {
    expect(priceOf({ side: 'buy', reference: 'bestBid', offset: 100 })).toBeUndefined();
    expect(priceOf({ side: 'buy', reference: 'bestBid', offset: 99 })).toBe(1);
  });
});
