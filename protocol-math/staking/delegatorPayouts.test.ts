import { describe, expect, it } from 'vitest';
import { sum } from '../decimal.ts';
import { delegatorPayouts } from './delegatorPayouts.ts';

const texts = (amount: string, delegations: readonly string[]): string[] =>
  delegatorPayouts({ amount, delegations }).map((payout) => payout.toFixed());

describe('payouts of delegators', () => {
  it('share by stake, rounded down', () => {
    expect(texts('100', ['150000', '50000'])).toEqual(['75', '25']);
    expect(texts('2', ['1', '1', '1'])).toEqual(['0', '0', '0']);
  });

  it('hand out again what rounding left, until a round gives nobody anything', () => {
    // 299: 293 + 2 + 2, then of the 2 left 1.96 rounded down, then of the 1 left nothing
    expect(texts('299', ['98', '1', '1'])).toEqual(['294', '2', '2']);
  });

  it('never give away more than there is, even where the parts round up to more than one', () => {
    const delegations = Array.from({ length: 6 }, () => '1');
    const amount = '600000000000000000000';
    // six times 0.1666666666666667 is more than one; the first gives up the excess
    const payouts = delegatorPayouts({ amount, delegations });
    expect(sum(payouts).toFixed()).toBe(amount);
    expect(payouts.map((payout) => payout.toFixed())).toEqual([
      '99999999999999900000',
      ...Array.from({ length: 5 }, () => '100000000000000020000'),
    ]);
  });

  it('stop after ten rounds', () => {
    // parts of a third each, cut off at sixteen places: every round but the last leaves a little
    const payouts = delegatorPayouts({ amount: `1${'0'.repeat(77)}`, delegations: ['1', '1', '1'] });
    expect(sum(payouts).toFixed()).toBe(`${'9'.repeat(77)}`);
    // Half of what is left goes to one of them, and the others' parts are too small for a unit:
    // 999, 500, 250, 125, 62, 31, 16, 8, 4, 2; an eleventh round would give it 1 of the 2 that are left.
    const many = ['1000', ...Array.from({ length: 1000 }, () => '1')];
    expect(texts('1999', many)[0]).toBe('1997');
    // 500, 250, 125, 63, 31, 16, 8, 4, 2, 1: the tenth still gives something.
    expect(texts('1001', many)[0]).toBe('1000');
  });

  it('are nothing without delegators or without stake', () => {
    expect(texts('100', [])).toEqual([]);
    expect(texts('100', ['0', '0'])).toEqual(['0', '0']);
  });
});
