import { describe, expect, it } from 'vitest';
import { checkNumber } from './checkNumber.ts';

const message = (text: string, rules = {}): string | undefined => {
  const checked = checkNumber(text, rules);
  return 'message' in checked ? checked.message : undefined;
};
const value = (text: string, rules = {}): string | undefined => {
  const checked = checkNumber(text, rules);
  return 'value' in checked ? checked.value.toFixed() : undefined;
};

describe('a number as typed', () => {
  it('may have spaces around it, a sign, a bare fraction and commas between thousands', () => {
    expect(value(' 1250.50 ')).toBe('1250.5');
    expect(value('-.5')).toBe('-0.5');
    expect(value('1,234,567.8')).toBe('1234567.8');
    expect(value('5.')).toBe('5');
  });

  it('is refused with a sentence when it is none', () => {
    expect(message('')).toBe('Enter a number.');
    expect(message('ten')).toMatch(/^"ten" is not a number/);
    expect(message('1e5')).toMatch(/is not a number/);
    expect(message('1,5')).toMatch(/is not a number/);
    for (const text of ['1.234,567', '1234,567', ',567', '12,345.6,789', '1,00,000', '1 000', "1'000", '1_000']) {
      expect(message(text), text).toMatch(/is not a number/);
    }
    for (const text of ['NaN', '1e400', '--1', '5 %', '1/3', '½', '１２', '−5', '.', '{}', '<b>', '\u202e5']) {
      expect(message(text), text).toMatch(/is not a number/);
    }
    expect(message('0x10')).toMatch(/is not a number/);
    expect(message('Infinity')).toMatch(/is not a number/);
    expect(message('9'.repeat(41))).toBe('Use at most 40 digits.');
  });

  it('keeps to the limits of its field, which it names', () => {
    expect(message('-1', { min: 0 })).toBe('Must be at least 0.');
    expect(message('0', { min: 0, above: true })).toBe('Must be more than 0.');
    expect(value('0', { min: 0 })).toBe('0');
    expect(message('1.1', { max: 1 })).toBe('Must be at most 1.');
    expect(message('1.5', { places: 0 })).toBe('Must be a whole number.');
    expect(message('1.234', { places: 2 })).toBe('Use at most 2 decimal places.');
  });
});
