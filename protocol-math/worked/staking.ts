import { dec, max, sum, whole } from '../decimal.ts';
import { byNetwork, example, valueOf, type NetworkParameters } from '../example.ts';
import { performanceScore } from '../staking/performanceScore.ts';
import { rankingScore } from '../staking/rankingScore.ts';
import { rewardFactors } from '../staking/rewardFactors.ts';
import { validatorReward } from '../staking/validatorReward.ts';
import { validatorScores } from '../staking/validatorScores.ts';
import { votingPower } from '../staking/votingPower.ts';
import { show, showPercent } from '../units.ts';

const staking = 'reward.staking.delegation';
const rulesOf = (parameters: NetworkParameters) => ({
  minValidators: valueOf(parameters, `${staking}.minValidators`),
  competitionLevel: valueOf(parameters, `${staking}.competitionLevel`),
  optimalStakeMultiplier: valueOf(parameters, `${staking}.optimalStakeMultiplier`),
});
const stakes = ['120000', '180000', '240000', '300000', '360000', '900000'];
const validators = stakes.map((stake) => ({ stake, performance: '1' }));
const scoresOn = (parameters: NetworkParameters): ReturnType<typeof validatorScores> =>
  validatorScores({ validators, parameters: rulesOf(parameters) });

export const scores = byNetwork((parameters) => {
  const rules = rulesOf(parameters);
  const result = scoresOn(parameters);
  const raw = (index: number): string => showPercent(result.scores[index]?.raw ?? 0);
  const normalised = (index: number): string => showPercent(result.scores[index]?.normalised ?? 0);
  return example('Anti-whaling: scores of six consensus validators, all performing fully.', {
    stakes: [stakes.map((stake) => show(stake)).join(', '), 'stake of each, own and delegated'],
    total: [show(sum(stakes)), 'total stake'],
    minValidators: [rules.minValidators, 'minimum number of validators'],
    competitionLevel: [rules.competitionLevel, 'competition level'],
    multiplier: [show(rules.optimalStakeMultiplier), 'optimal stake multiplier'],
    divisor: [
      show(max(rules.minValidators, dec(stakes.length).div(rules.competitionLevel)), 4),
      'validators over competition level, at least the minimum number',
    ],
    optimum: [show(result.optimum, 2), 'optimal stake'],
    lowStake: [show(stakes[2] ?? 0), 'stake of the third validator, below the optimum'],
    lowRaw: [raw(2), 'its stake score: its part of the total'],
    lowNormalised: [normalised(2), 'its normalised score'],
    highStake: [show(stakes[5] ?? 0), 'stake of the sixth validator, above the optimum'],
    highPlain: [showPercent(dec(stakes[5] ?? 0).div(sum(stakes))), 'its part of the total'],
    highRaw: [raw(5), 'its stake score: as if it held the optimum'],
    highNormalised: [normalised(5), 'its normalised score'],
  });
});

const whale = [...stakes.slice(0, 5), '2500000'];

export const whaleScore = byNetwork((parameters) => {
  const rules = rulesOf(parameters);
  const whaleResult = validatorScores({
    validators: whale.map((stake) => ({ stake, performance: '1' })),
    parameters: rules,
  });
  return example('The same set when the sixth validator holds far more.', {
    stake: [show(whale[5] ?? 0), 'stake of the sixth validator'],
    total: [show(sum(whale)), 'total stake'],
    optimum: [show(whaleResult.optimum, 2), 'optimal stake'],
    limit: [show(whaleResult.optimum.times(rules.optimalStakeMultiplier), 2), 'optimum times multiplier'],
    raw: [showPercent(whaleResult.scores[5]?.raw ?? 0), 'its stake score: more stake lowers it now'],
  });
});

const blocks = { proposed: '700', blocks: '10000', power: '900', totalPower: '10000' };
const toleranceOf = (parameters: NetworkParameters): string =>
  valueOf(parameters, 'validator.performance.scaling.factor');
const performanceOn = (parameters: NetworkParameters): ReturnType<typeof performanceScore> =>
  performanceScore({ ...blocks, scalingFactor: toleranceOf(parameters) });

export const performanceOf = byNetwork((parameters) => {
  const scaling = toleranceOf(parameters);
  return example('Performance score of a consensus validator.', {
    blocks: [show(blocks.blocks), 'blocks of the epoch'],
    power: [show(blocks.power), 'its voting power'],
    totalPower: [show(blocks.totalPower), 'voting power of all'],
    expected: [
      show(dec(blocks.blocks).times(blocks.power).div(blocks.totalPower)),
      'blocks it was expected to propose',
    ],
    proposed: [show(blocks.proposed), 'blocks it proposed'],
    scaling: [showPercent(scaling), 'tolerance'],
    counted: [
      show(dec(blocks.proposed).plus(max(2, dec(blocks.proposed).times(scaling)))),
      'blocks counted: two more, or the tolerance if that is more',
    ],
    score: [show(performanceOn(parameters), 6), 'performance score'],
  });
});

const pool = '100000';
export const rewards = byNetwork((parameters) => {
  const delegatorShare = valueOf(parameters, `${staking}.delegatorShare`);
  const performance = performanceOn(parameters);
  const withPerformance = validatorScores({
    validators: validators.map((validator, index) => (index === 2 ? { ...validator, performance } : validator)),
    parameters: rulesOf(parameters),
  });
  const split = validatorReward({
    reward: pool,
    normalisedScore: withPerformance.scores[2]?.normalised ?? 0,
    selfStake: '40000',
    delegations: ['150000', '50000'],
    delegatorShare,
  });
  return example('Reward of the third validator, with that performance score, and of its delegators.', {
    pool: [show(pool), 'reward of the epoch, in the smallest unit of its asset'],
    score: [showPercent(withPerformance.scores[2]?.normalised ?? 0), 'its normalised score'],
    payout: [
      show(whole(dec(pool).times(withPerformance.scores[2]?.normalised ?? 0))),
      'what validator and delegators share, rounded down',
    ],
    selfStake: [show('40000'), "the validator's own stake"],
    firstDelegation: [show('150000'), "the first delegator's stake"],
    secondDelegation: [show('50000'), "the second delegator's stake"],
    delegatorShare: [showPercent(delegatorShare), 'delegator share'],
    delegatorFraction: [showPercent(split.delegatorFraction), 'part that goes to the delegators'],
    validator: [show(split.validator), 'kept by the validator'],
    delegators: [show(split.delegators), 'for the delegators'],
    firstReward: [show(split.perDelegator[0] ?? 0), 'reward of the first delegator'],
    secondReward: [show(split.perDelegator[1] ?? 0), 'reward of the second delegator'],
  });
});

export const standby = byNetwork((parameters) => {
  const factor = valueOf(parameters, 'network.validators.ersatz.rewardFactor');
  const ersatz = rewardFactors({ consensusStake: sum(stakes), ersatzStake: '200000', ersatzRewardFactor: factor });
  return example('Split of a reward between consensus and standby validators.', {
    consensusStake: [show(sum(stakes)), 'stake on the consensus validators'],
    ersatzStake: [show('200000'), 'stake on the standby validators'],
    factor: [factor, 'ersatz reward factor'],
    consensus: [showPercent(ersatz.consensus), 'part of the consensus validators'],
    ersatz: [showPercent(ersatz.ersatz), 'part of the standby validators'],
  });
});

const totalStake = '2300000';
export const ranking = byNetwork((parameters) => {
  const incumbentBonus = valueOf(parameters, 'network.validators.incumbentBonus');
  const last = rankingScore({ stake: '120000', totalStake, performance: '0.95', incumbent: true, incumbentBonus });
  const challenger = rankingScore({ stake: '122000', totalStake, performance: '1', incumbent: false, incumbentBonus });
  return example('A challenger competes with the weakest consensus validator.', {
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
});

export const power = byNetwork((parameters) => {
  const powers = votingPower({ scores: scoresOn(parameters).scores.map((one) => one.raw) });
  return example('Consensus voting power from those scores.', {
    powers: [powers.map((one) => show(one)).join(', '), 'voting power of the six validators, of about ten thousand'],
    smallest: [show(powers[0] ?? 0), 'the smallest'],
    largest: [show(powers[5] ?? 0), 'the largest'],
  });
});
