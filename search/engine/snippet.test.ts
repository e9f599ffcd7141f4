import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const text =
  'Fees arise only when a trade happens. The maker fee goes to the party whose order was waiting in the book, and nobody else gets any of it. ' +
  'Whoever reads on learns about discounts, which lower the fee of a taker who traded a lot in the epochs before this one, and of referred parties.';

describe('snippetOf', () => {
  it('shows about as much text before the words found as after them, cut at spaces', () => {
    const { text: shown, marks } = snippetOf(text, ['discount'], 50);
    expect(marks.map(([from, to]) => shown.slice(from, to))).toEqual(['discounts']);
    const at = shown.indexOf('discounts');
    expect(at).toBeLessThanOrEqual(51);
    expect(shown.length - at - 'discounts'.length).toBeLessThanOrEqual(51);
    expect(text).toContain(shown.replaceAll('…', ''));
    expect(shown).toMatch(/^….*…$/);
  });

  it('shows the place where most of the words stand together', () => {
    const { text: shown } = snippetOf(text, ['fee', 'taker'], 50);
    expect(shown).toContain('fee of a taker');
  });

  it('shows the earliest of equal places, and counts a word that stands twice once', () => {
    const marked = ['maker', 'fee', 'discount', 'epoch'];
    const far = '. Then nothing for a while, and nothing again.';
    const { text: shown } = snippetOf(
      `Fee, fees, fee${far}${far} Maker fee${far}${far} Discounts by epoch`,
      marked,
      40,
    );
    expect(shown).toContain('Maker fee');
    expect(shown).not.toContain('Discounts');
  });

  it('shows the beginning of a text that has none of the words', () => {
    expect(snippetOf(text, ['xyz'], 20)).toEqual({ text: expect.stringMatching(/^Fees arise only/), marks: [] });
  });

  it('does not cut a short text', () => {
    expect(snippetOf('A maker fee.', ['maker'], 50).text).toBe('A maker fee.');
  });
});
