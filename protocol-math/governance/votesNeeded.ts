import { check, fraction, units } from '../check.ts';
import { ceil, dec, max, ONE, ZERO } from '../decimal.ts';
import type { Fraction, Stake, WholeAmount } from '../types.ts';

/**
 * How many tokens must vote yes for a proposal to pass, given those that vote no, in the token's smallest unit: enough for the
 * participation and for the majority, and at least one. Undefined when all tokens that are left would not do.
 * Source: `vega:core/governance/engine.go` (computeVoteStateUsingTokens).
 */
export function votesNeeded(input: {
  /** all governance tokens there are */
  totalSupply: Stake;
  /** tokens that vote no */
  no: Stake;
  /** tokens that vote yes already */
  yes: Stake;
  /** the least part of the supply that must vote, such as `governance.proposal.updateMarket.requiredParticipation` */
  requiredParticipation: Fraction;
  /** the least part of the votes that must be yes, such as `governance.proposal.updateMarket.requiredMajority` */
  requiredMajority: Fraction;
}):
  | {
      /** yes votes in all */
      yes: WholeAmount;
      /** yes votes that are still missing */
      missing: WholeAmount;
      /** the larger of the two requirements */
      because: 'participation' | 'majority';
    }
  | undefined {
  check(input, {
    totalSupply: units,
    no: units,
    yes: units,
    requiredParticipation: fraction,
    requiredMajority: fraction,
  });
  const no = dec(input.no);
  const supply = dec(input.totalSupply);
  if (no.plus(dec(input.yes)).gt(supply))
    throw new RangeError(
      `totalSupply must be at least ${no.plus(dec(input.yes)).toFixed()}, all votes together, not ${supply.toFixed()}`,
    );
  const majority = dec(input.requiredMajority);
  const forParticipation = max(ZERO, ceil(supply.times(dec(input.requiredParticipation)).minus(no)));
  if (majority.eq(1) && no.gt(0)) return undefined;
  const forMajority = no.isZero() ? ZERO : ceil(no.times(majority).div(ONE.minus(majority)));
  const atLeast = no.isZero() ? ONE : ZERO;
  const yes = max(forParticipation, forMajority, atLeast);
  if (yes.gt(supply.minus(no))) return undefined;
  return {
    yes,
    missing: max(ZERO, yes.minus(dec(input.yes))),
    because: forMajority.gt(forParticipation) ? 'majority' : 'participation',
  };
}
