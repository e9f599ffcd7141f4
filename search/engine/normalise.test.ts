import { describe, expect, it } from 'vitest';
import { normalise, withoutMarks } from './normalise.ts';

describe('normalise', () => {
  it.each([
    ['Order.peak_size', 'orderpeaksize'],
    ['List orders', 'listorders'],
    ['-32601', '32601'],
    ['Café', 'cafe'],
    ['<>&"', ''],
  ])('%s', (text, token) => {
    expect(normalise(text)).toBe(token);
  });

  it('keeps capitals where only marks are to go', () => {
    expect(withoutMarks('Élan ﬁne')).toBe('Elan fine');
  });
});
