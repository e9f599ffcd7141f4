import { describe, expect, it } from 'vitest';
import { anchorBy, anchorRule, writtenOut } from './anchor.ts';

describe('anchors that follow from titles', () => {
  it.each([
    ['price', 'price', '', 't'],
    ['how-the-book-matches', 'How the book matches', '', 's'],
    ['Order.price', 'price', 'Order', 'p'],
    ['parameter.filter.types', 'filter.types', '', 'q'],
    ['event-SignerAdded', 'SignerAdded', 'events', 'e'],
  ])('%s', (hash, title, parentHash, letter) => {
    expect(anchorRule(hash, title, parentHash)).toBe(letter);
    expect(anchorBy(letter, title, parentHash)).toBe(hash);
  });

  it('are written out when they do not follow', () => {
    expect(anchorRule('example-1', 'Example', 'fees')).toBe(writtenOut);
    expect(() => anchorBy(writtenOut, 'Example', 'fees')).toThrow('no anchor rule');
  });
});
