import { check, count, flag, fraction, list, name, optional, record } from '../check.ts';
import { dec, ONE, ZERO } from '../decimal.ts';
import type { Count, ExactScore, Fraction } from '../types.ts';

export interface SignerInput {
  /** the validator's id */
  id: string;
  /** stake score after anti-whaling */
  raw: Fraction;
  /** performance score */
  performance: Fraction;
  /** whether the multisig contract lists the validator's Ethereum key */
  signer: boolean;
}

/**
 * The multisig score of each consensus validator, 1 or 0. Only those that must be on the contract can lose it: the first
 * `required` by stake score times performance (by id where these are equal). A signer on the contract that is no
 * consensus validator costs everybody the score.
 * Source: `vega:core/validators/validator_score.go` (getMultisigScore).
 */
export function multisigScores(input: {
  /** the consensus validators */
  validators: readonly SignerInput[];
  /** `network.validators.multisig.numberOfSigners` */
  required: Count;
  /** whether the contract lists anybody who is not one of these validators; not when left out */
  strangers?: boolean;
}): {
  /** the validator's id */
  id: string;
  /** 1 or 0 */
  score: ExactScore;
}[] {
  check(input, {
    validators: list(record<SignerInput>({ id: name, raw: fraction, performance: fraction, signer: flag })),
    required: count,
    strangers: optional(flag),
  });
  const { validators, required, strangers = false } = input;
  if (strangers) return validators.map(({ id }) => ({ id, score: ZERO }));
  const ranked = validators
    .map(({ id, raw, performance }) => ({ id, score: dec(raw).times(dec(performance)) }))
    .sort((a, b) => b.score.cmp(a.score) || (a.id < b.id ? -1 : 1));
  const mustSign = new Set(ranked.slice(0, required).map(({ id }) => id));
  return validators.map(({ id, signer }) => ({ id, score: signer || !mustSign.has(id) ? ONE : ZERO }));
}
