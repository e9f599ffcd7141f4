import { describe, expect, it } from 'vitest';
import { tokenVoteOutcome } from './voteOutcome.ts';
import { votesNeeded } from './votesNeeded.ts';

const totalSupply = 20;
const thresholds = ['0', '0.05', '0.5', '0.66', '1'];
const cases = thresholds.flatMap((requiredParticipation) =>
  thresholds.map((requiredMajority) => ({ requiredParticipation, requiredMajority })),
);
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, value) => value);

/** The fewest votes for a proposal with which it passes, tried one after the other. */
const tried = (rules: (typeof cases)[number], no: number): number | undefined =>
  upTo(totalSupply - no).find((yes) => tokenVoteOutcome({ ...rules, totalSupply, yes, no }).outcome === 'passed');

describe('the votes that a proposal needs', () => {
  it.each(cases)('are the fewest with which it passes: $requiredParticipation, $requiredMajority', (rules) => {
    for (const no of upTo(totalSupply))
      expect([no, votesNeeded({ ...rules, totalSupply, yes: 0, no })?.yes.toNumber()]).toEqual([no, tried(rules, no)]);
  });

  it('are told with what is missing, and which threshold asks for them', () => {
    const rules = { totalSupply, requiredParticipation: '0.5', requiredMajority: '0.66' };
    const needed = (yes: number, no: number): readonly unknown[] => {
      const told = votesNeeded({ ...rules, yes, no });
      return [told?.yes.toNumber(), told?.missing.toNumber(), told?.because];
    };
    expect(needed(4, 0)).toEqual([10, 6, 'participation']);
    expect(needed(12, 0)).toEqual([10, 0, 'participation']);
    expect(needed(2, 5)).toEqual([10, 8, 'majority']);
    expect(needed(0, 1)).toEqual([9, 9, 'participation']);
  });

  it('are not told of more votes than there are tokens', () => {
    const rules = { totalSupply, requiredParticipation: '0.5', requiredMajority: '0.66' };
    expect(votesNeeded({ ...rules, yes: 15, no: 5 })).toBeDefined();
    expect(() => votesNeeded({ ...rules, yes: 16, no: 5 })).toThrow(/^totalSupply must be at least 21/);
  });
});
