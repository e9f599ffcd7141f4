import { dec, div, max, min, ONE, sum, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface StakeScoreParameters {
  /** `reward.staking.delegation.minValidators` */
  minValidators: Numeric;
  /** `reward.staking.delegation.competitionLevel` */
  competitionLevel: Numeric;
  /** `reward.staking.delegation.optimalStakeMultiplier` */
  optimalStakeMultiplier: Numeric;
}

/**
 * The stake a validator should best hold: total stake over the number of validators scaled by the competition level, but
 * at least the minimum number. Source: `vega:core/validators/validator_score.go` (GetOptimalStake).
 */
export function optimalStake({
  totalStake,
  validators,
  minValidators,
  competitionLevel,
}: Pick<StakeScoreParameters, 'minValidators' | 'competitionLevel'> & {
  totalStake: Numeric;
  validators: Numeric;
}): Dec {
  if (!dec(totalStake).gt(0)) return ZERO;
  return div(totalStake, max(minValidators, div(validators, competitionLevel)));
}

/**
 * The stake part of a validator's score, a fraction between 0 and 1. Stake above the optimum earns nothing more, and
 * stake above the optimum times the multiplier lowers the score.
 * Source: `vega:core/validators/validator_score.go` (antiwhale).
 */
export function rawValidatorScore({
  stake,
  totalStake,
  optimum,
  optimalStakeMultiplier,
}: {
  stake: Numeric;
  totalStake: Numeric;
  optimum: Numeric;
  optimalStakeMultiplier: Numeric;
}): Dec {
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
export function normalisedScores({ scores }: { scores: readonly Numeric[] }): Dec[] {
  const total = sum(scores);
  return scores.map((score) => (total.isZero() ? ZERO : div(score, total)));
}

export interface ValidatorInput {
  /** self-stake and delegated stake together */
  stake: Numeric;
  /** performance score, a fraction */
  performance: Numeric;
  /** 1 when on the multisig contract or not required to be, else 0; 1 when left out */
  multisig?: Numeric;
}

/**
 * The reward scores of a set of validators of one status: stake score, the product with performance and multisig score,
 * and the normalised score by which rewards are shared.
 * Source: `vega:core/validators/validator_score.go` (calculateScores).
 * @param optimum for standby validators: the optimum of the consensus set; computed when left out
 */
export function validatorScores({
  validators,
  parameters,
  optimum,
}: {
  validators: readonly ValidatorInput[];
  parameters: StakeScoreParameters;
  optimum?: Numeric;
}): { optimum: Dec; scores: { raw: Dec; score: Dec; normalised: Dec }[] } {
  const totalStake = sum(validators.map((validator) => validator.stake));
  const best =
    optimum === undefined ? optimalStake({ totalStake, validators: validators.length, ...parameters }) : dec(optimum);
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
