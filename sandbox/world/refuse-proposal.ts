import type { Bounds, ProposalParameters } from './governance-parameters.ts';
import type { JsonObject } from './types.ts';

/** Why the network rejects a proposal at its submission. */
export interface Refusal {
  /** `vega.ProposalError`. */
  readonly reason: string;
  readonly details: string;
}

const date = (time: number): string => new Date(time * 1000).toISOString();

function outside(what: 'closing' | 'enactment', time: number, now: number, { min, max }: Bounds): Refusal | undefined {
  const name = what === 'closing' ? 'CLOSE' : 'ENACT';
  const [earliest, latest] = [now + min, now + max];
  if (time < earliest)
    return {
      reason: `PROPOSAL_ERROR_${name}_TIME_TOO_SOON`,
      details: `proposal ${what} time too soon, expected > ${date(earliest)}, got ${date(time)}`,
    };
  if (time > latest)
    return {
      reason: `PROPOSAL_ERROR_${name}_TIME_TOO_LATE`,
      details: `proposal ${what} time too late, expected < ${date(latest)}, got ${date(time)}`,
    };
  return undefined;
}

/**
 * The first thing that the network would not take of a proposal, in the order in which it looks.
 *
 * @param now seconds since 1970, with fractions
 * @param stake governance tokens that the proposer has staked, in the smallest unit
 */
export function refuseProposal(
  terms: JsonObject,
  { close, enact, minProposerBalance }: ProposalParameters,
  now: number,
  stake: bigint,
): Refusal | undefined {
  const [validation, closing, enactment] = [
    Number(terms['validationTimestamp'] ?? 0),
    Number(terms['closingTimestamp']),
    Number(terms['enactmentTimestamp'] ?? 0),
  ];
  const time = outside('closing', closing, now, close) ?? (enact && outside('enactment', enactment, now, enact));
  if (time) return time;
  if ('newAsset' in terms && closing < validation) {
    return {
      reason: 'PROPOSAL_ERROR_INCOMPATIBLE_TIMESTAMPS',
      details: `proposal closing time cannot be before validation time, expected > ${date(validation)} got ${date(closing)}`,
    };
  }
  if (enact && enactment < closing) {
    return {
      reason: 'PROPOSAL_ERROR_INCOMPATIBLE_TIMESTAMPS',
      details: `proposal enactment time cannot be before closing time, expected > ${date(closing)} got ${date(enactment)}`,
    };
  }
  if (stake >= minProposerBalance) return undefined;
  return {
    reason: 'PROPOSAL_ERROR_INSUFFICIENT_TOKENS',
    details: `proposer have insufficient governance token, expected >= ${minProposerBalance} got ${stake}`,
  };
}
