import { check, fraction, list, notNegative, number, optional, positive, record, units } from '../check.ts';
import { dec, div, max, min, ONE, sum, ZERO } from '../decimal.ts';
import { requirePart } from './requirePart.ts';
import type { ExactFraction, ExactScore, ExactStake, Factor, Fraction, Score, Stake } from '../types.ts';

export interface StakeScoreParameters {
  /** `reward.staking.delegation.minValidators` */
  minValidators: Factor;
  /** `reward.staking.delegation.competitionLevel`, at least 1 */
  competitionLevel: Factor;
  /** `reward.staking.delegation.optimalStakeMultiplier`, at least 1 */
  optimalStakeMultiplier: Factor;
}

const atLeastOne = number({ min: 1 });
const OPTIMUM = { minValidators: positive, competitionLevel: atLeastOne };

/**
 * The stake a validator should best hold: total stake over the number of validators scaled by the competition level, but
 * at least the minimum number. Source: `vega:core/validators/validator_score.go` (GetOptimalStake).
 */
export function optimalStake(
  input: Pick<StakeScoreParameters, 'minValidators' | 'competitionLevel'> & {
    /** own and delegated stake of all validators */
    totalStake: Stake;
    /** how many validators there are, a whole number */
    validators: Score;
  },
): ExactStake {
  check(input, { ...OPTIMUM, totalStake: units, validators: units });
  const { totalStake, validators, minValidators, competitionLevel } = input;
  if (!dec(totalStake).gt(0)) return ZERO;
  return div(totalStake, max(minValidators, div(validators, competitionLevel)));
}

/**
 * The stake part of a validator's score. Stake above the optimum earns nothing more, and
 * stake above the optimum times the multiplier lowers the score.
 * Source: `vega:core/validators/validator_score.go` (antiwhale).
 */
export function rawValidatorScore(input: {
  /** the validator's own and delegated stake */
  stake: Stake;
  /** stake of all validators */
  totalStake: Stake;
  /** the optimal stake; need not be a whole number */
  optimum: Stake;
  /** `reward.staking.delegation.optimalStakeMultiplier`, at least 1 */
  optimalStakeMultiplier: Factor;
}): ExactFraction {
  check(input, { stake: units, totalStake: units, optimum: notNegative, optimalStakeMultiplier: atLeastOne });
  const { stake, totalStake, optimum, optimalStakeMultiplier } = input;
  requirePart('stake', stake, 'totalStake', totalStake);
  if (dec(totalStake).isZero()) return ZERO;
  const held = dec(stake);
  const flat = max(ZERO, held.minus(dec(optimum)));
  const down = max(ZERO, held.minus(dec(optimalStakeMultiplier).times(dec(optimum))));
  return min(ONE, max(ZERO, div(held.minus(flat).minus(down), totalStake)));
}

/**
 * Scores over their total, fractions of sixteen decimal places; all zero when the total is zero.
 * Source: `vega:core/validators/validator_score.go` (normaliseScores). Should the quotients add up to more than one, the
 * release takes the excess from one validator chosen at random; that is at most a unit of the sixteenth place each.
 */
export function normalisedScores(input: {
  /** scores of all validators of one status */
  scores: readonly Score[];
}): ExactFraction[] {
  check(input, { scores: list(notNegative) });
  const { scores } = input;
  const total = sum(scores);
  return scores.map((score) => (total.isZero() ? ZERO : div(score, total)));
}

export interface ValidatorInput {
  /** self-stake and delegated stake together */
  stake: Stake;
  /** performance score */
  performance: Fraction;
  /** 1 when on the multisig contract or not required to be, else 0; 1 when left out */
  multisig?: Score;
}

export interface ValidatorScore {
  /** stake score after anti-whaling */
  raw: ExactFraction;
  /** stake score times performance and multisig score */
  score: ExactScore;
  /** the score over all scores */
  normalised: ExactFraction;
}

/**
 * The reward scores of a set of validators of one status: stake score, the product with performance and multisig score,
 * and the normalised score by which rewards are shared.
 * Source: `vega:core/validators/validator_score.go` (calculateScores).
 */
export function validatorScores(input: {
  /** the validators of one status */
  validators: readonly ValidatorInput[];
  /** the network's parameters */
  parameters: StakeScoreParameters;
  /** for standby validators: the optimum of the consensus set, which need not be whole; computed when left out */
  optimum?: Stake;
}): {
  /** the optimal stake */
  optimum: ExactStake;
  /** the scores, in the order given */
  scores: ValidatorScore[];
} {
  check(input, {
    validators: list(record<ValidatorInput>({ stake: units, performance: fraction, multisig: optional(fraction) })),
    parameters: record<StakeScoreParameters>({ ...OPTIMUM, optimalStakeMultiplier: atLeastOne }),
    optimum: optional(notNegative),
  });
  const { validators, parameters, optimum } = input;
  const { minValidators, competitionLevel } = parameters;
  const totalStake = sum(validators.map((validator) => validator.stake));
  const best =
    optimum === undefined
      ? optimalStake({ totalStake, validators: validators.length, minValidators, competitionLevel })
      : dec(optimum);
  const raw = validators.map(({ stake }) =>
    rawValidatorScore({
      stake,
      totalStake,
      optimum: best,
      optimalStakeMultiplier: parameters.optimalStakeMultiplier,
    }),
  );
  const scores = validators.map((validator, index) =>
    (raw[index] ?? ZERO).times(dec(validator.performance)).times(dec(validator.multisig ?? 1)),
  );
  const normalised = normalisedScores({ scores });
  return {
    optimum: best,
    scores: validators.map((_, index) => ({
      raw: raw[index] ?? ZERO,
      score: scores[index] ?? ZERO,
      normalised: normalised[index] ?? ZERO,
    })),
  };
}
