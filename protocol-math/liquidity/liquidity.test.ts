import { describe, expect, it } from 'vitest';
import { sum } from '../decimal.ts';
import { averageScores, liquidityScore } from './liquidityScore.ts';
import { averageTradedValue, marketGrowth } from './marketGrowth.ts';
import { bondSlash } from './bondSlash.ts';
import { commitmentReduction } from './commitmentReduction.ts';
import { equityLikeShares, growStakes, setStake, type Stakes } from './equityLikeShare.ts';
import { feeAllocation } from './feeAllocation.ts';
import { feeDistribution } from './feeDistribution.ts';
import { meetsCommitment } from './meetsCommitment.ts';
import { slaPenalties } from './slaPenalties.ts';
import { slaTimeFraction } from './slaTimeFraction.ts';

const texts = (values: readonly { toFixed(): string }[]): string[] => values.map((value) => value.toFixed());

describe('penalties of a commitment', () => {
  it('that asks for the whole of an epoch take no fee from who met it throughout, and all fees from the others', () => {
    const terms = { minTimeFraction: '1', competitionFactor: '0.5', bondPenaltySlope: '2', bondPenaltyMax: '0.5' };
    const [met, missed] = ['1', '0.999'].map((timeFraction) => slaPenalties({ ...terms, timeFraction }));
    expect([met?.currentFee, met?.bond, missed?.currentFee].map((part) => part?.toFixed())).toEqual(['0', '0', '1']);
  });
});

describe('equity-like share', () => {
  const joined: Stakes = setStake({ stakes: setStake({ stakes: [], party: 'a', stake: 100 }), party: 'b', stake: 300 });

  it('follows virtual stakes, which growth raises and shrinkage never brings below the physical stake', () => {
    const grown = growStakes({ stakes: joined, growth: '0.5' });
    const later = setStake({ stakes: grown, party: 'c', stake: 600 });
    expect(texts(equityLikeShares({ stakes: later }).map(({ share }) => share))).toEqual(['0.125', '0.375', '0.5']);
    const shrunk = growStakes({ stakes: grown, growth: '-0.9' });
    expect(shrunk.map(({ virtualStake }) => String(virtualStake))).toEqual(['100', '300']);
  });

  it('shrinks the virtual stake with the commitment, and forgets who leaves', () => {
    const grown = growStakes({ stakes: joined, growth: '1' });
    const [, halved] = setStake({ stakes: grown, party: 'b', stake: 150 });
    expect(String(halved?.virtualStake)).toBe('300');
    expect(setStake({ stakes: joined, party: 'a', stake: 0 }).map(({ party }) => party)).toEqual(['b']);
    expect(setStake({ stakes: joined, party: 'a', stake: 100 })).toBe(joined);
    expect(equityLikeShares({ stakes: [] })).toEqual([]);
  });

  it('measures growth against the running average of traded value', () => {
    const first = averageTradedValue({ previousAverage: 1000, tradedValue: 500, windowNumber: 1 });
    expect(first.toFixed()).toBe('1500');
    const second = averageTradedValue({ previousAverage: first, tradedValue: 2500, windowNumber: 2 });
    expect(second.toFixed()).toBe('2000');
    expect(marketGrowth({ previousAverage: first, average: second }).toFixed()).toBe('0.3333333333333333');
    expect(marketGrowth({ previousAverage: 0, average: 5 }).toFixed()).toBe('0');
  });
});

describe('commitments', () => {
  const input = {
    commitment: '100',
    stakeToCcyVolume: '1',
    priceRange: '0.1',
    markPrice: '10',
    midPrice: '10',
    orders: [
      { side: 'buy' as const, price: '9', remaining: '10' },
      { side: 'buy' as const, price: '8', remaining: '100' },
      { side: 'sell' as const, price: '11', remaining: '10' },
    ],
  };

  it('count orders up to the edge of the range, at the mark price', () => {
    const state = meetsCommitment(input);
    expect([state.met, state.buys.toFixed(), state.sells.toFixed()]).toEqual([true, '100', '100']);
    expect(meetsCommitment({ ...input, priceRange: '0.09' }).met).toBe(false);
  });

  it('are never met without a mid price, and are measured by other prices in auctions', () => {
    const unpriced = meetsCommitment({ ...input, midPrice: undefined });
    expect([unpriced.met, unpriced.lowestPrice.toFixed(), unpriced.highestPrice.toFixed()]).toEqual([false, '0', '0']);
    const auction = meetsCommitment({ ...input, auctionPrices: { lastTradedPrice: '9', indicativePrice: '10' } });
    expect([auction.lowestPrice.toFixed(), auction.highestPrice.toFixed(), auction.met]).toEqual(['8.1', '11', true]);
  });

  it('when reduced together share what can leave freely, rounding down for everyone', () => {
    const reduced = commitmentReduction({
      totalStake: '1140',
      targetStake: '1000',
      earlyExitPenalty: '0.25',
      reductions: [
        { party: 'a', amount: '100' },
        { party: 'b', amount: '100' },
      ],
    });
    expect(reduced.map(({ released, slashed }) => [released.toFixed(), slashed.toFixed()])).toEqual([
      ['92', '7'],
      ['92', '7'],
    ]);
  });
});

describe('scores and fees', () => {
  it('score the weaker side, and nothing without orders on both', () => {
    const buy = { side: 'buy' as const, volume: '10', probability: '0.5' };
    expect(liquidityScore({ orders: [buy] }).toFixed()).toBe('0');
    expect(liquidityScore({ orders: [buy, { ...buy, side: 'sell', probability: '0.2' }] }).toFixed()).toBe('0.2');
  });

  it('average scores over observations, with equal parts when all are zero', () => {
    const first = averageScores({ current: ['0', '0', '0'], observation: 1 });
    expect(texts(first)).toEqual(['0.3333333333', '0.3333333333', '0.3333333333']);
    expect(texts(averageScores({ previous: ['0.5', '0.5'], current: ['1', '3'], observation: 2 }))).toEqual([
      '0.375',
      '0.625',
    ]);
  });

  it('neither make nor lose money', () => {
    const allocated = feeAllocation({
      collected: '1000',
      providers: [
        { party: 'a', share: '0.3', score: '0.7' },
        { party: 'b', share: '0.3', score: '0.3' },
        { party: 'c', share: '0.4', score: '0' },
      ],
    });
    expect(texts(allocated.map(({ amount }) => amount))).toEqual(['700', '300', '0']);
    const paid = feeDistribution({
      providers: allocated.map(({ party, amount }) => ({
        party,
        accrued: amount,
        penalty: party === 'a' ? '0.37' : '0.91',
      })),
    });
    const out = sum(paid.providers.map(({ net, bonus }) => net.plus(bonus))).plus(paid.leftover);
    expect(out.toFixed()).toBe('1000');
    expect(paid.pool.toFixed()).toBe(sum(paid.providers.map(({ withheld }) => withheld)).toFixed());
  });

  it('leave fees where they are when nobody has a share', () => {
    const [only] = feeAllocation({ collected: '1000', providers: [{ party: 'a', share: '0', score: '1' }] });
    expect(only?.amount.toFixed()).toBe('0');
  });

  it('slash whole units of the bond', () => {
    expect(bondSlash({ penalty: '0.0005', commitment: '1001' }).toFixed()).toBe('0');
    expect(bondSlash({ penalty: '0.35', commitment: '1001' }).toFixed()).toBe('350');
  });
});

describe('the part of an epoch with a commitment met', () => {
  it('takes what was found last of several blocks of one moment', () => {
    const observations = [
      { time: 0, met: false },
      { time: 4, met: false },
      { time: 4, met: true },
      { time: 6, met: false },
    ];
    expect(slaTimeFraction({ start: 0, end: 8, observations }).toFixed()).toBe('0.25');
  });
});
