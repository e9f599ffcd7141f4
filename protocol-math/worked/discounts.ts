import { byNetwork, example, valueOf } from '../example.ts';
import { referralFactors } from '../rewards/referral.ts';
import { nextStreak, type StreakState } from '../rewards/activityStreak.ts';
import { balanceMultiplier } from '../rewards/vesting.ts';
import { contributionRewards } from '../rewards/contribution.ts';
import { volumeDiscount } from '../rewards/volumeDiscount.ts';
import { dec } from '../decimal.ts';
import { show, showPercent } from '../units.ts';

const referralTiers = [
  { minimumRunningVolume: '10000', minimumEpochs: '2', rewardFactor: '0.05', discountFactor: '0.02' },
  { minimumRunningVolume: '50000', minimumEpochs: '4', rewardFactor: '0.15', discountFactor: '0.05' },
  { minimumRunningVolume: '200000', minimumEpochs: '6', rewardFactor: '0.2', discountFactor: '0.1' },
];
const stakingTiers = [
  { minimumStaked: '1000', rewardMultiplier: '1.5' },
  { minimumStaked: '10000', rewardMultiplier: '4' },
];
const set = { runningVolume: '60000', epochsInSet: '3', referrerStake: '12000' };
const tierText = (index: number): string => {
  const tier = referralTiers[index];
  if (!tier) throw new RangeError(`no referral tier ${index}`);
  const parts = [`reward ${showPercent(tier.rewardFactor)}`, `discount ${showPercent(tier.discountFactor)}`];
  return `${show(tier.minimumRunningVolume)} and ${tier.minimumEpochs} epochs: ${parts.join(', ')}`;
};

export const referral = byNetwork((parameters) => {
  const maxRewardProportion = valueOf(parameters, 'referralProgram.maxReferralRewardProportion');
  const factors = referralFactors({ ...set, maxRewardProportion, tiers: referralTiers, stakingTiers });
  return example('Factors of a referral set and of one referee.', {
    runningVolume: [show(set.runningVolume), "the set's taker volume over the window, in quantums"],
    epochsInSet: [show(set.epochsInSet), 'epochs the referee has been in the set'],
    tier1: [tierText(0), 'first benefit tier'],
    tier2: [tierText(1), 'second benefit tier'],
    tier3: [tierText(2), 'third benefit tier'],
    discount: [
      showPercent(factors.discount),
      "the referee's discount: volume is enough for the second tier, epochs are not",
    ],
    rewardFactor: [showPercent(factors.rewardFactor), "the referrer's reward factor: volume alone decides"],
    stake: [show(set.referrerStake), 'tokens staked by the referrer'],
    multiplier: [show(factors.rewardMultiplier), 'reward multiplier for that stake'],
    maxProportion: [showPercent(maxRewardProportion), 'maximum referral reward proportion'],
    reward: [showPercent(factors.reward), 'reward applied: factor times multiplier, capped'],
  });
});

const volumeTiers = [
  { minimumRunningVolume: '1000', discountFactor: '0.02' },
  { minimumRunningVolume: '20000', discountFactor: '0.05' },
  { minimumRunningVolume: '100000', discountFactor: '0.1' },
];
const volumes = ['9000', '4000', '11000', '8000'];
const discount = volumeDiscount({ volumes, windowLength: 3, tiers: volumeTiers });

export const volume = example('Volume discount of a taker with a window of three epochs.', {
  epoch1: [show(volumes[0] ?? 0), 'taker volume four epochs ago, in quantums: no longer counted'],
  epoch2: [show(volumes[1] ?? 0), 'three epochs ago'],
  epoch3: [show(volumes[2] ?? 0), 'two epochs ago'],
  epoch4: [show(volumes[3] ?? 0), 'last epoch'],
  runningVolume: [show(discount.runningVolume), 'running volume'],
  tier: [show(volumeTiers[1]?.minimumRunningVolume ?? 0), 'volume that the tier reached asks for'],
  discount: [showPercent(discount.discount), 'discount of that tier'],
});

const streakTiers = [
  { minimumStreak: '2', rewardMultiplier: '1.1', vestingMultiplier: '1.05' },
  { minimumStreak: '4', rewardMultiplier: '1.5', vestingMultiplier: '1.2' },
];
const history = [true, true, true, true, false, true, false, false, true];
const states: StreakState[] = [];
for (const wasActive of history) {
  states.push(nextStreak({ state: states[states.length - 1], wasActive, inactivityLimit: 2, tiers: streakTiers }));
}
const epoch = (number: number): StreakState =>
  states[number - 1] ?? nextStreak({ wasActive: false, inactivityLimit: 1, tiers: [] });

export const streak = example('An activity streak with an inactivity limit of two epochs.', {
  history: [history.map((active) => (active ? 'active' : 'inactive')).join(', '), 'epochs 1 to 9'],
  activeAfter2: [show(epoch(2).active), 'streak after epoch 2'],
  rewardAfter2: [show(epoch(2).rewardMultiplier), 'reward multiplier after epoch 2: first tier'],
  vestingAfter2: [show(epoch(2).vestingMultiplier), 'vesting multiplier after epoch 2'],
  activeAfter4: [show(epoch(4).active), 'streak after epoch 4'],
  rewardAfter4: [show(epoch(4).rewardMultiplier), 'reward multiplier after epoch 4: second tier'],
  rewardAfter5: [show(epoch(5).rewardMultiplier), 'after one epoch of inactivity: kept'],
  activeAfter6: [show(epoch(6).active), 'streak after epoch 6: it went on where it stood'],
  rewardAfter8: [show(epoch(8).rewardMultiplier), 'after two epochs of inactivity in a row: lost'],
  activeAfter9: [show(epoch(9).active), 'streak after epoch 9: starts again'],
});

const balanceTiers = [
  { minimumQuantumBalance: '10000', rewardMultiplier: '1.2' },
  { minimumQuantumBalance: '100000', rewardMultiplier: '2' },
];
const held = '25000';
const bonus = balanceMultiplier({ quantumBalance: held, tiers: balanceTiers });
const streakMultiplier = epoch(4).rewardMultiplier;
const pool = '1000000';
const shared = contributionRewards({
  reward: pool,
  strategy: 'pro-rata',
  contributions: [
    { party: 'first', score: '600', multiplier: streakMultiplier.times(bonus) },
    { party: 'second', score: '900' },
  ],
});
const ranked = contributionRewards({
  reward: pool,
  strategy: 'rank',
  rankTable: [
    { startRank: 1, shareRatio: 10 },
    { startRank: 2, shareRatio: 5 },
    { startRank: 4, shareRatio: 0 },
  ],
  contributions: [
    { party: 'first', score: '900' },
    { party: 'second', score: '600' },
    { party: 'third', score: '600' },
    { party: 'fourth', score: '100' },
  ],
});

export const rewards = example('A reward shared in proportion, with multipliers.', {
  pool: [show(pool), 'reward to share, in the smallest unit of its asset'],
  balance: [show(held), 'vesting and vested rewards of the first party, in quantums'],
  balanceMultiplier: [show(bonus), 'multiplier for that balance'],
  streakMultiplier: [show(streakMultiplier), 'multiplier of its activity streak'],
  multiplier: [show(streakMultiplier.times(bonus)), 'both together'],
  firstScore: [show('600'), "the first party's value of the metric"],
  firstWeighted: [show(dec('600').times(streakMultiplier).times(bonus)), 'times its multiplier'],
  secondScore: [show('900'), "the second party's value; it has no multiplier"],
  firstShare: [showPercent(shared[0]?.share ?? 0), "the first party's share"],
  firstReward: [show(shared[0]?.amount ?? 0), 'its reward, rounded down'],
  secondReward: [show(shared[1]?.amount ?? 0), "the second party's reward"],
});

export const ranking = example(
  'The same reward shared by rank: ratio 10 for rank 1, 5 for ranks 2 and 3, none below.',
  {
    scores: ['900, 600, 600, 100', 'metric values of four parties'],
    firstReward: [show(ranked[0]?.amount ?? 0), 'reward of the first'],
    secondReward: [show(ranked[1]?.amount ?? 0), 'reward of the second, level with the third'],
    thirdReward: [show(ranked[2]?.amount ?? 0), 'reward of the third'],
    fourthReward: [show(ranked[3]?.amount ?? 0), 'reward of the fourth'],
  },
);
