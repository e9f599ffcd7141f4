import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { defaultValues } from './readValues.ts';
import { vesting } from './vesting.ts';

const first = { amount: '1000', lock: '0', rate: '0.5', multiplier: '1', minimum: '0', quantum: '1', decimals: '0' };
const evaluated = (more: string) => evaluate(vesting, { ...defaultValues(vesting), ...first, more });

describe('the vesting calculator with several rewards', () => {
  it('lets what is unlocked vest from one account', () => {
    const evaluation = evaluated('1 800 1\n3 100 0');
    if (!('results' in evaluation)) throw new Error(JSON.stringify(evaluation.errors));
    // 1000: 500 vest; 250 of 500, while 800 wait; half of 250 and 800; half of 525 and 100.
    expect(evaluation.results.table?.rows.slice(0, 4)).toEqual([
      ['0', '500', '500'],
      ['1', '250', '1,050'],
      ['2', '525', '525'],
      ['3', '312', '313'],
    ]);
  });

  it('refuses rewards that are not in the order of their epochs', () => {
    expect(evaluated('3 100 0\n1 800 1')).toEqual({
      errors: { more: 'Line 2 is of an earlier epoch than the line before.' },
    });
  });
});
