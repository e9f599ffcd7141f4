import { describe, expect, it } from 'vitest';
import { sum } from '../decimal.ts';
import { nextStreak, type StreakState } from './activityStreak.ts';
import { contributionRewards } from './contribution.ts';
import { discountProgrammes } from './programmes.ts';
import { ascending, lastTierMet } from './tiers.ts';
import { vestedAmount, vestingSchedule } from './vesting.ts';

describe('tiers', () => {
  it('are taken in order up to the first that is not met', () => {
    expect(lastTierMet([1, 2, 9, 3], (tier) => tier < 5)).toBe(2);
    expect(lastTierMet([9], (tier) => tier < 5)).toBeUndefined();
    expect(ascending([{ at: '10' }, { at: '9' }], (tier) => tier.at)).toEqual([{ at: '9' }, { at: '10' }]);
  });
});

describe('an activity streak', () => {
  const tiers = [
    { minimumStreak: '3', rewardMultiplier: '2', vestingMultiplier: '1.5' },
    { minimumStreak: '1', rewardMultiplier: '1.1', vestingMultiplier: '1' },
  ];
  const run = (activity: string): StreakState =>
    [...activity].reduce<StreakState | undefined>(
      (state, mark) => nextStreak({ state, wasActive: mark === '+', inactivityLimit: 3, tiers }),
      undefined,
    ) ?? nextStreak({ wasActive: false, inactivityLimit: 3, tiers });

  it('earns multipliers while it lasts, survives short breaks, and ends with a long one', () => {
    expect(run('+').rewardMultiplier.toFixed()).toBe('1.1');
    expect(run('+++').vestingMultiplier.toFixed()).toBe('1.5');
    expect([run('+++--').rewardMultiplier.toFixed(), run('+++--').active]).toEqual(['2', 3]);
    expect([run('+++--+').active, run('+++--+').inactive]).toEqual([4, 0]);
    expect([run('+++---').rewardMultiplier.toFixed(), run('+++---').active, run('+++---').inactive]).toEqual([
      '1',
      0,
      3,
    ]);
    expect(run('+++---+').rewardMultiplier.toFixed()).toBe('1.1');
  });
});

describe('vesting', () => {
  const parameters = { baseRate: '0.1', minimumTransfer: '2', quantum: '10' };

  it('never moves more than there is', () => {
    expect(vestedAmount({ balance: '15', ...parameters }).toFixed()).toBe('15');
    expect(vestedAmount({ balance: '150', ...parameters }).toFixed()).toBe('20');
    expect(vestedAmount({ balance: '999', ...parameters }).toFixed()).toBe('99');
  });

  it('ends with the whole reward vested', () => {
    const schedule = vestingSchedule({ amount: '12345', lockPeriod: 4, epochs: 500, ...parameters });
    expect(sum(schedule.map(({ vested }) => vested)).toFixed()).toBe('12345');
    expect(schedule.filter(({ locked }) => locked)).toHaveLength(4);
    expect(schedule[schedule.length - 1]?.remaining.toFixed()).toBe('0');
  });
});

describe('rewards by contribution', () => {
  it('share nothing when nobody contributed or no rank has a share', () => {
    const nobody = contributionRewards({
      reward: '100',
      strategy: 'pro-rata',
      contributions: [{ party: 'a', score: '0' }],
    });
    expect(nobody[0]?.amount.toFixed()).toBe('0');
    const unranked = contributionRewards({
      reward: '100',
      strategy: 'rank',
      rankTable: [{ startRank: 1, shareRatio: 0 }],
      contributions: [{ party: 'a', score: '1' }],
    });
    expect(unranked[0]?.amount.toFixed()).toBe('0');
  });

  it('end at the first place without a ratio', () => {
    const paid = contributionRewards({
      reward: '100',
      strategy: 'rank',
      rankTable: [
        { startRank: 1, shareRatio: 3 },
        { startRank: 2, shareRatio: 0 },
        { startRank: 3, shareRatio: 1 },
      ],
      contributions: ['3', '2', '1'].map((score) => ({ party: score, score })),
    });
    expect(paid.map(({ amount }) => amount.toFixed())).toEqual(['100', '0', '0']);
  });

  it('never share more than the reward, rounding of quotients included', () => {
    const parties = Array.from({ length: 7 }, (_, index) => ({ party: String(index), score: String(index + 1) }));
    const shared = contributionRewards({
      reward: '10000000000000000000000',
      strategy: 'pro-rata',
      contributions: parties,
    });
    expect(sum(shared.map(({ share }) => share)).lte(1)).toBe(true);
    expect(sum(shared.map(({ amount }) => amount)).lte('10000000000000000000000')).toBe(true);
  });
});

describe('a party in no programme', () => {
  const fees = { maker: '100', infrastructure: '50', liquidity: '10' };

  it('pays the whole fees, and nobody gets a reward', () => {
    const { referral, volume, fees: after } = discountProgrammes({ fees });
    expect([referral, volume]).toEqual([undefined, undefined]);
    expect(after.paid.toFixed()).toBe('160');
    for (const part of ['maker', 'infrastructure', 'liquidity'] as const) {
      expect(after[part].toFixed()).toBe(fees[part]);
      for (const taken of [after.referralDiscount, after.volumeDiscount, after.referrerReward])
        expect(taken[part].toFixed()).toBe('0');
    }
  });

  it('has the discount of its volume alone where it is no referee', () => {
    const tiers = [{ minimumRunningVolume: '1', discountFactor: '0.1' }];
    const { fees: after } = discountProgrammes({ fees, volume: { volumes: ['5'], windowLength: 1, tiers } });
    expect(after.volumeDiscount.maker.toFixed()).toBe('10');
    expect([after.paid.toFixed(), after.referralDiscount.maker.toFixed()]).toEqual(['144', '0']);
  });
});
