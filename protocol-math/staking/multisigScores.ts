import { dec, ONE, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface SignerInput {
  id: string;
  /** stake score after anti-whaling, a fraction */
  raw: Numeric;
  performance: Numeric;
  /** whether the multisig contract lists the validator's Ethereum key */
  signer: boolean;
}

/**
 * The multisig score of each consensus validator, 1 or 0. Only those that must be on the contract can lose it: the first
 * `required` by stake score times performance (by id where these are equal). A signer on the contract that is no
 * consensus validator costs everybody the score.
 * Source: `vega:core/validators/validator_score.go` (getMultisigScore).
 * @param required `network.validators.multisig.numberOfSigners`
 * @param strangers whether the contract lists anybody who is not one of these validators
 */
export function multisigScores({
  validators,
  required,
  strangers = false,
}: {
  validators: readonly SignerInput[];
  required: number;
  strangers?: boolean;
}): { id: string; score: Dec }[] {
  if (strangers) return validators.map(({ id }) => ({ id, score: ZERO }));
  const ranked = validators
    .map(({ id, raw, performance }) => ({ id, score: dec(raw).times(dec(performance)) }))
    .sort((a, b) => b.score.cmp(a.score) || (a.id < b.id ? -1 : 1));
  const mustSign = new Set(ranked.slice(0, required).map(({ id }) => id));
  return validators.map(({ id, signer }) => ({ id, score: signer || !mustSign.has(id) ? ONE : ZERO }));
}
