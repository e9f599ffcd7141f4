import { describe, expect, it } from 'vitest';
import { fromPicker, inUtc, toPicker } from './moments.ts';

describe('moments', () => {
  it('are shown in the reader’s zone and kept as Unix seconds', () => {
    expect(toPicker('1800000000', true)).toBe('2027-01-15T08:00');
    // Whatever zone the tests run in: a text without a zone is read in the reader's.
    expect(new Date(toPicker('1800000000', false)).getTime()).toBe(1_800_000_000_000);
    expect(fromPicker(toPicker('1800000000', false), false)).toBe('1800000000');
    expect(fromPicker('2027-01-15T08:00', true)).toBe('1800000000');
    expect(inUtc('1800000000')).toBe('2027-01-15 08:00 UTC');
  });

  it.each(['', 'abc', '99999999999999'])('are nothing for %j', (text) => {
    expect(toPicker(text, true)).toBe('');
    expect(fromPicker(text, false)).toBe('');
    expect(inUtc(text)).toBe('');
  });
});
