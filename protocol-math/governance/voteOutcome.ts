import { check, fraction, record, units } from '../check.ts';
import { dec, div, ZERO } from '../decimal.ts';
import type { ExactFraction, Fraction, Stake } from '../types.ts';

export type Outcome = 'passed' | 'participation-not-reached' | 'majority-not-reached';

export interface TokenVote {
  /** tokens of those who voted yes, at the close of the vote */
  yes: Stake;
  /** tokens of those who voted no */
  no: Stake;
  /** all governance tokens there are */
  totalSupply: Stake;
  /** the least part of the supply that must vote */
  requiredParticipation: Fraction;
  /** the least part of the votes that must be yes */
  requiredMajority: Fraction;
}

export interface ProviderVote {
  /** sum of the equity-like shares of the providers who voted yes */
  yes: Fraction;
  /** sum of the equity-like shares of those who voted no */
  no: Fraction;
  /** the least sum of shares that must vote */
  requiredParticipation: Fraction;
  /** the least sum of shares that must vote yes */
  requiredMajority: Fraction;
}

const TOKENS = record<TokenVote>({
  yes: units,
  no: units,
  totalSupply: units,
  requiredParticipation: fraction,
  requiredMajority: fraction,
});
const PROVIDERS = record<ProviderVote>({
  yes: fraction,
  no: fraction,
  requiredParticipation: fraction,
  requiredMajority: fraction,
});

export interface TokenVoteOutcome {
  /** what becomes of the proposal */
  outcome: Outcome;
  /** votes over the supply; 0 without a supply */
  participation: ExactFraction;
  /** yes votes over all votes; 0 without votes */
  majority: ExactFraction;
}

/**
 * The outcome of a vote by governance tokens. Participation counts all votes against the whole supply, the majority yes
 * votes against all votes; both thresholds are met when equalled. A proposal without a vote never passes.
 * Source: `vega:core/governance/engine.go` (computeVoteStateUsingTokens).
 * @throws RangeError also when more tokens voted than there are.
 */
export function tokenVoteOutcome(vote: TokenVote): TokenVoteOutcome {
  TOKENS(vote, '');
  const yes = dec(vote.yes);
  const votes = yes.plus(dec(vote.no));
  const supply = dec(vote.totalSupply);
  if (votes.gt(supply))
    throw new RangeError(
      `totalSupply must be at least ${votes.toFixed()}, all votes together, not ${supply.toFixed()}`,
    );
  const participation = supply.isZero() ? ZERO : div(votes, supply);
  const majority = votes.isZero() ? ZERO : div(yes, votes);
  const enough = votes.gt(0) && votes.gte(supply.times(dec(vote.requiredParticipation)));
  const won = yes.gte(votes.times(dec(vote.requiredMajority)));
  const outcome = !enough ? 'participation-not-reached' : won ? 'passed' : 'majority-not-reached';
  return { outcome, participation, majority };
}

export interface ProviderVoteOutcome {
  /** what becomes of the proposal */
  outcome: Outcome;
  /** sum of the shares that voted */
  participation: ExactFraction;
}

/**
 * The outcome of a vote by equity-like share. Here the yes share itself, not its part of the votes, is held against the
 * required majority. Source: `vega:core/governance/engine.go` (computeVoteStateUsingEquityLikeShare).
 */
export function providerVoteOutcome(vote: ProviderVote): ProviderVoteOutcome {
  PROVIDERS(vote, '');
  const participation = dec(vote.yes).plus(dec(vote.no));
  const enough = participation.gte(dec(vote.requiredParticipation));
  const won = dec(vote.yes).gte(dec(vote.requiredMajority));
  return { outcome: !enough ? 'participation-not-reached' : won ? 'passed' : 'majority-not-reached', participation };
}

/**
 * The outcome of a proposal that changes a market: the token vote decides, except that the liquidity providers' vote
 * takes its place when too few tokens took part. Source: `vega:core/governance/engine.go` (Close).
 */
export function marketUpdateOutcome(input: {
  /** the vote of the token holders */
  tokens: TokenVote;
  /** the vote of the market's liquidity providers */
  providers: ProviderVote;
}): Outcome {
  check(input, { tokens: TOKENS, providers: PROVIDERS });
  const { outcome } = tokenVoteOutcome(input.tokens);
  return outcome === 'participation-not-reached' ? providerVoteOutcome(input.providers).outcome : outcome;
}
