import { dec, sum, whole } from '../decimal.ts';
import { example } from '../example.ts';
import { performanceScore } from '../staking/performanceScore.ts';
import { rankingScore } from '../staking/rankingScore.ts';
import { rewardFactors } from '../staking/rewardFactors.ts';
import { validatorReward } from '../staking/validatorReward.ts';
import { validatorScores } from '../staking/validatorScores.ts';
import { votingPower } from '../staking/votingPower.ts';
import { show, showPercent } from '../units.ts';

const parameters = { minValidators: '5', competitionLevel: '1.1', optimalStakeMultiplier: '3' };
const stakes = ['120000', '180000', '240000', '300000', '360000', '900000'];
const validators = stakes.map((stake) => ({ stake, performance: '1' }));
const result = validatorScores({ validators, parameters });
const raw = (index: number): string => showPercent(result.scores[index]?.raw ?? 0);
const normalised = (index: number): string => showPercent(result.scores[index]?.normalised ?? 0);

export const scores = example('Anti-whaling: scores of six consensus validators, all performing fully.', {
  stakes: [stakes.map((stake) => show(stake)).join(', '), 'stake of each, own and delegated'],
  total: [show(sum(stakes)), 'total stake'],
  minValidators: [parameters.minValidators, 'minimum number of validators'],
  competitionLevel: [parameters.competitionLevel, 'competition level'],
  multiplier: [parameters.optimalStakeMultiplier, 'optimal stake multiplier'],
  divisor: [show(dec(stakes.length).div(parameters.competitionLevel), 4), 'validators over competition level'],
  optimum: [show(result.optimum, 2), 'optimal stake'],
  lowStake: [show(stakes[2] ?? 0), 'stake of the third validator, below the optimum'],
  lowRaw: [raw(2), 'its stake score: its part of the total'],
  lowNormalised: [normalised(2), 'its normalised score'],
  highStake: [show(stakes[5] ?? 0), 'stake of the sixth validator, above the optimum'],
  highPlain: [showPercent(dec(stakes[5] ?? 0).div(sum(stakes))), 'its part of the total'],
  highRaw: [raw(5), 'its stake score: as if it held the optimum'],
  highNormalised: [normalised(5), 'its normalised score'],
});

const whale = [...stakes.slice(0, 5), '2500000'];
const whaleResult = validatorScores({ validators: whale.map((stake) => ({ stake, performance: '1' })), parameters });

export const whaleScore = example('The same set when the sixth validator holds far more.', {
  stake: [show(whale[5] ?? 0), 'stake of the sixth validator'],
  total: [show(sum(whale)), 'total stake'],
  optimum: [show(whaleResult.optimum, 2), 'optimal stake'],
  limit: [show(whaleResult.optimum.times(parameters.optimalStakeMultiplier), 2), 'optimum times multiplier'],
  raw: [showPercent(whaleResult.scores[5]?.raw ?? 0), 'its stake score: more stake lowers it now'],
});

const blocks = { proposed: '700', blocks: '10000', power: '900', totalPower: '10000', scalingFactor: '0.1' };
const performance = performanceScore(blocks);

export const performanceOf = example('Performance score of a consensus validator.', {
  blocks: [show(blocks.blocks), 'blocks of the epoch'],
  power: [show(blocks.power), 'its voting power'],
  totalPower: [show(blocks.totalPower), 'voting power of all'],
  expected: [show(dec(blocks.blocks).times(blocks.power).div(blocks.totalPower)), 'blocks it was expected to propose'],
  proposed: [show(blocks.proposed), 'blocks it proposed'],
  scaling: [showPercent(blocks.scalingFactor), 'tolerance'],
  counted: [show(dec(blocks.proposed).times(dec(1).plus(blocks.scalingFactor))), 'blocks counted'],
  score: [show(performance, 6), 'performance score'],
});

const withPerformance = validatorScores({
  validators: validators.map((validator, index) => (index === 2 ? { ...validator, performance } : validator)),
  parameters,
});
const pool = '100000';
const split = validatorReward({
  reward: pool,
  normalisedScore: withPerformance.scores[2]?.normalised ?? 0,
  selfStake: '40000',
  delegations: ['150000', '50000'],
  delegatorShare: '0.883',
});

export const rewards = example('Reward of the third validator, with that performance score, and of its delegators.', {
  pool: [show(pool), 'reward of the epoch, in the smallest unit of its asset'],
  score: [showPercent(withPerformance.scores[2]?.normalised ?? 0), 'its normalised score'],
  payout: [
    show(whole(dec(pool).times(withPerformance.scores[2]?.normalised ?? 0))),
    'what validator and delegators share, rounded down',
  ],
  selfStake: [show('40000'), "the validator's own stake"],
  firstDelegation: [show('150000'), "the first delegator's stake"],
  secondDelegation: [show('50000'), "the second delegator's stake"],
  delegatorShare: [showPercent('0.883'), 'delegator share'],
  delegatorFraction: [showPercent(split.delegatorFraction), 'part that goes to the delegators'],
  validator: [show(split.validator), 'kept by the validator'],
  delegators: [show(split.delegators), 'for the delegators'],
  firstReward: [show(split.perDelegator[0] ?? 0), 'reward of the first delegator'],
  secondReward: [show(split.perDelegator[1] ?? 0), 'reward of the second delegator'],
});

const ersatz = rewardFactors({ consensusStake: sum(stakes), ersatzStake: '200000', ersatzRewardFactor: '0.5' });

export const standby = example('Split of a reward between consensus and standby validators.', {
  consensusStake: [show(sum(stakes)), 'stake on the consensus validators'],
  ersatzStake: [show('200000'), 'stake on the standby validators'],
  factor: ['0.5', 'ersatz reward factor'],
  consensus: [showPercent(ersatz.consensus), 'part of the consensus validators'],
  ersatz: [showPercent(ersatz.ersatz), 'part of the standby validators'],
});

const incumbentBonus = '0.05';
const totalStake = '2300000';
const last = rankingScore({ stake: '120000', totalStake, performance: '0.95', incumbent: true, incumbentBonus });
const challenger = rankingScore({ stake: '122000', totalStake, performance: '1', incumbent: false, incumbentBonus });

export const ranking = example('A challenger competes with the weakest consensus validator.', {
  totalStake: [show(totalStake), 'stake on all nodes'],
  bonus: [show(dec(1).plus(incumbentBonus)), 'factor of incumbents: one plus the incumbent bonus'],
  lastStake: [show('120000'), 'stake of the consensus validator'],
  lastPerformance: ['0.95', 'its performance score'],
  lastScore: [show(last, 6), 'its ranking score'],
  newStake: [show('122000'), 'stake of the challenger, not a standby validator yet'],
  newPerformance: ['1', 'its performance score'],
  newScore: [show(challenger, 6), 'its ranking score'],
  winner: [challenger.gt(last) ? 'the challenger' : 'the incumbent', 'who has the place in the next epoch'],
});

const powers = votingPower({ scores: result.scores.map((one) => one.raw) });

export const power = example('Consensus voting power from those scores.', {
  powers: [powers.map((one) => show(one)).join(', '), 'voting power of the six validators, of about ten thousand'],
  smallest: [show(powers[0] ?? 0), 'the smallest'],
  largest: [show(powers[5] ?? 0), 'the largest'],
});
