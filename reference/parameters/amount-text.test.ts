import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { amountText, powerText, rewardUnit } from './amount-text.ts';
import { loadParameters } from './load-parameters.ts';

const token = 'governance token, smallest unit (10^-18)';

describe('amountText', () => {
  it.each([
    ['3000000000000000000000', '3,000 VEGA'],
    ['1000000000000000000', '1 VEGA'],
    ['2500000000000000000', '2.5 VEGA'],
    ['1', '0.000000000000000001 VEGA'],
    ['0', '0 VEGA'],
    ['1234567000000000000000000', '1,234,567 VEGA'],
  ])('of %s is %s', (value, text) => expect(amountText(value, token)).toBe(text));

  it.each([
    ['3000', 'blocks'],
    ['1h', token],
    ['', token],
  ])('is none for %s in %s', (value, unit) => expect(amountText(value, unit)).toBeUndefined());

  it('reads the asset of rewards, which is the governance token', () =>
    expect(amountText('700000000000000000000', rewardUnit)).toBe('700 VEGA'));

  it('knows the unit that the definitions use', () => {
    expect(loadParameters(newestRelease).filter(({ unit }) => unit === token).length).toBeGreaterThan(20);
    expect(
      loadParameters(newestRelease).filter(({ unit }) => unit.startsWith('governance token') && unit !== token),
    ).toEqual([]);
  });
});

it.each([
  ['7000000000000000000000', '7 × 10²¹'],
  ['1000000000000', '1 × 10¹²'],
  ['1700000000123456789', undefined],
  ['100000', undefined],
])('%s reads %s', (value, text) => expect(powerText(value)).toBe(text));
