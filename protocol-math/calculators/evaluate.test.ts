import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { liquidity } from './liquidity.ts';
import { defaultValues } from './readValues.ts';
import { tiers } from './tiers.ts';

it('a formula that refuses its values says so at the first field', () => {
  const refusing = {
    ...tiers,
    compute: () => {
      throw new RangeError('volume must be more than nothing, not 0');
    },
  };
  expect(evaluate(refusing, defaultValues(refusing))).toEqual({
    errors: {
      [tiers.fields[0]?.name ?? 'none']: 'These values do not work together: volume must be more than nothing, not 0.',
    },
  });
});

it('each tier asks for more volume than the one before, not for as much', () => {
  const withTiers = (discounts: string): unknown => evaluate(tiers, { ...defaultValues(tiers), discounts });
  expect(withTiers('1000 0.1\n1001 0.2')).toHaveProperty('results');
  for (const second of ['1000', '999'])
    expect(withTiers(`1000 0.1\n${second} 0.2`)).toEqual({
      errors: { discounts: 'Line 2 must ask for more volume than the line before.' },
    });
});

it('the warning of lost fees comes where a bond is reduced, and only there', () => {
  const warned = (values: Readonly<Record<string, string>>): unknown => {
    const evaluation = evaluate(liquidity, { ...defaultValues(liquidity), ...values });
    if (!('results' in evaluation)) throw new Error(JSON.stringify(evaluation.errors));
    return evaluation.results.danger;
  };
  const fields = defaultValues(liquidity);
  expect(fields).toHaveProperty('providers');
  const rows = (time: string): string =>
    (fields['providers'] ?? '')
      .split('\n')
      .map((line) => line.split(' ').with(3, time).join(' '))
      .join('\n');
  expect(warned({ providers: rows('0') })).toContain('A provider missed the minimum time');
  expect(warned({ providers: rows('1') })).toBeUndefined();
});
