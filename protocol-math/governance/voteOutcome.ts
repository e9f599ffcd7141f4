import { dec, div, type Dec, type Numeric, ZERO } from '../decimal.ts';

export type Outcome = 'passed' | 'participation-not-reached' | 'majority-not-reached';

export interface TokenVote {
  /** governance tokens of those who voted yes, at the close of the vote */
  yes: Numeric;
  no: Numeric;
  /** all governance tokens there are */
  totalSupply: Numeric;
  /** fractions */
  requiredParticipation: Numeric;
  requiredMajority: Numeric;
}

export interface ProviderVote {
  /** sum of the equity-like shares of the providers who voted yes, a fraction */
  yes: Numeric;
  no: Numeric;
  requiredParticipation: Numeric;
  requiredMajority: Numeric;
}

/**
 * The outcome of a vote by governance tokens. Participation counts all votes against the whole supply, the majority yes
 * votes against all votes; both thresholds are met when equalled. A proposal without a vote never passes.
 * Source: `vega:core/governance/engine.go` (computeVoteStateUsingTokens).
 */
export function tokenVoteOutcome(vote: TokenVote): { outcome: Outcome; participation: Dec; majority: Dec } {
  const yes = dec(vote.yes);
  const votes = yes.plus(dec(vote.no));
  const supply = dec(vote.totalSupply);
  const participation = supply.isZero() ? ZERO : div(votes, supply);
  const majority = votes.isZero() ? ZERO : div(yes, votes);
  const enough = votes.gt(0) && votes.gte(supply.times(dec(vote.requiredParticipation)));
  const won = yes.gte(votes.times(dec(vote.requiredMajority)));
  const outcome = !enough ? 'participation-not-reached' : won ? 'passed' : 'majority-not-reached';
  return { outcome, participation, majority };
}

/**
 * The outcome of a vote by equity-like share. Here the yes share itself, not its part of the votes, is held against the
 * required majority. Source: `vega:core/governance/engine.go` (computeVoteStateUsingEquityLikeShare).
 */
export function providerVoteOutcome(vote: ProviderVote): { outcome: Outcome; participation: Dec } {
  const participation = dec(vote.yes).plus(dec(vote.no));
  const enough = participation.gte(dec(vote.requiredParticipation));
  const won = dec(vote.yes).gte(dec(vote.requiredMajority));
  return {
    outcome: !enough ? 'participation-not-reached' : won ? 'passed' : 'majority-not-reached',
    participation,
  };
}

/**
 * The outcome of a proposal that changes a market: the token vote decides, except that the liquidity providers' vote
 * takes its place when too few tokens took part. Source: `vega:core/governance/engine.go` (Close).
 */
export function marketUpdateOutcome({ tokens, providers }: { tokens: TokenVote; providers: ProviderVote }): Outcome {
  const { outcome } = tokenVoteOutcome(tokens);
  return outcome === 'participation-not-reached' ? providerVoteOutcome(providers).outcome : outcome;
}
