import { describe, expect, it } from 'vitest';
import { sum } from '../decimal.ts';
import { rankingScore } from './rankingScore.ts';
import { rewardFactors } from './rewardFactors.ts';
import { validatorReward } from './validatorReward.ts';
import { validatorScores } from './validatorScores.ts';
import { votingPower } from './votingPower.ts';

const parameters = { minValidators: '3', competitionLevel: '1', optimalStakeMultiplier: '3' };

describe('validator scores', () => {
  it('reward nobody who is missing on the multisig contract', () => {
    const { scores } = validatorScores({
      parameters,
      validators: [
        { stake: '100', performance: '1' },
        { stake: '100', performance: '1', multisig: '0' },
        { stake: '100', performance: '0.5' },
      ],
    });
    expect(scores.map(({ normalised }) => normalised.toFixed())).toEqual([
      '0.6666666666666667',
      '0',
      '0.3333333333333333',
    ]);
  });

  it('measure standby validators against the optimum of the consensus set', () => {
    const { optimum, scores } = validatorScores({
      parameters,
      optimum: '50',
      validators: [{ stake: '100', performance: '1' }],
    });
    expect([optimum.toFixed(), scores[0]?.raw.toFixed()]).toEqual(['50', '0.5']);
  });

  it('are all zero without stake', () => {
    const { scores } = validatorScores({ parameters, validators: [{ stake: '0', performance: '1' }] });
    expect(scores[0]?.normalised.toFixed()).toBe('0');
    expect(
      rankingScore({ stake: '0', totalStake: '0', performance: '1', incumbent: true, incumbentBonus: '1' }).toFixed(),
    ).toBe('0');
  });
});

describe('voting power', () => {
  it('is at least one for everybody, and ten each without scores', () => {
    expect(votingPower({ scores: ['0.9999999', '0.0000001'] }).map((power) => power.toFixed())).toEqual(['9999', '1']);
    expect(votingPower({ scores: ['0', '0'] }).map((power) => power.toFixed())).toEqual(['10', '10']);
  });
});

describe('staking rewards', () => {
  it('pay no more than there is', () => {
    const reward = validatorReward({
      reward: '1000003',
      normalisedScore: '0.3333333333333333',
      selfStake: '7',
      delegations: ['3', '5', '11'],
      delegatorShare: '0.883',
    });
    expect(sum([reward.validator, reward.delegators]).lte('333334')).toBe(true);
    expect(sum(reward.perDelegator).lte(reward.delegators)).toBe(true);
  });

  it('leave everything to a validator without delegators, and nothing to one without a score', () => {
    const alone = { reward: '100', selfStake: '10', delegations: [], delegatorShare: '0.883' };
    expect(validatorReward({ ...alone, normalisedScore: '1' }).validator.toFixed()).toBe('100');
    const none = validatorReward({ ...alone, delegations: ['90'], normalisedScore: '0' });
    expect([none.validator, none.delegators, none.delegatorFraction].map((part) => part.toFixed())).toEqual([
      '0',
      '0',
      '0',
    ]);
    expect(validatorReward({ ...alone, selfStake: '0', normalisedScore: '1' }).validator.toFixed()).toBe('0');
  });

  it('never split into more than the whole, and into nothing without stake', () => {
    const split = rewardFactors({ consensusStake: '2', ersatzStake: '1', ersatzRewardFactor: '1' });
    expect([split.consensus.toFixed(), split.ersatz.toFixed()]).toEqual(['0.6666666666666667', '0.3333333333333333']);
    expect(rewardFactors({ consensusStake: '0', ersatzStake: '0', ersatzRewardFactor: '1' }).consensus.toFixed()).toBe(
      '0',
    );
  });
});
