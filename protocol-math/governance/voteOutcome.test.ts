import { describe, expect, it } from 'vitest';
import { marketUpdateOutcome, providerVoteOutcome, tokenVoteOutcome } from './voteOutcome.ts';

const rules = { totalSupply: '1000', requiredParticipation: '0.1', requiredMajority: '0.66' };

describe('a vote by tokens', () => {
  it('passes when both thresholds are just met', () => {
    expect(tokenVoteOutcome({ ...rules, yes: '66', no: '34' }).outcome).toBe('passed');
    expect(tokenVoteOutcome({ ...rules, yes: '65', no: '35' }).outcome).toBe('majority-not-reached');
    expect(tokenVoteOutcome({ ...rules, yes: '99', no: '0' }).outcome).toBe('participation-not-reached');
  });

  it('never passes without a vote, even when none is required', () => {
    expect(tokenVoteOutcome({ ...rules, requiredParticipation: '0', yes: '0', no: '0' }).outcome).toBe(
      'participation-not-reached',
    );
  });
});

describe('a vote by liquidity providers', () => {
  const providers = { requiredParticipation: '0.05', requiredMajority: '0.66' };

  it('holds the yes share itself against the majority', () => {
    expect(providerVoteOutcome({ ...providers, yes: '0.3', no: '0' }).outcome).toBe('majority-not-reached');
    expect(providerVoteOutcome({ ...providers, yes: '0.66', no: '0.34' }).outcome).toBe('passed');
  });

  it('decides a market update only when too few tokens took part', () => {
    const yes = { ...providers, yes: '0.9', no: '0' };
    expect(marketUpdateOutcome({ tokens: { ...rules, yes: '10', no: '0' }, providers: yes })).toBe('passed');
    expect(marketUpdateOutcome({ tokens: { ...rules, yes: '50', no: '90' }, providers: yes })).toBe(
      'majority-not-reached',
    );
    const few = { ...providers, yes: '0.01', no: '0' };
    expect(marketUpdateOutcome({ tokens: { ...rules, yes: '10', no: '0' }, providers: few })).toBe(
      'participation-not-reached',
    );
  });
});
