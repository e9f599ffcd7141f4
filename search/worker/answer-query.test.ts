import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchIndex } from '../engine/search.ts';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { answerQuery } from './answer-query.ts';
import type { Answer } from './messages.ts';

const near = ['leverage', 'leveraged', 'leverages', 'leverager', 'leveraging', 'leveragers'];
let index: SearchIndex;
beforeAll(async () => {
  index = await smallIndex(
    [
      {
        ...builtPage(
          '/concepts/margin',
          'Margin',
          // One word among letters that are no words: what is cut is cut at a letter.
          `<p>${'a'.repeat(300)} collateral ${'b'.repeat(300)}<h2 id=levels>Margin levels</h2>`,
        ),
        about: 'What margin is.',
      },
      { ...builtPage('/concepts/others', 'Others', '<h2 id=rare>Rarities</h2>'), about: 'Of other things.' },
      builtPage('/api/a', 'An api', '<div class=reference><h2 id=part>A part</h2><h3 id=Order>Order</h3></div>'),
      ...near.map((word) => builtPage(`/concepts/${word}`, word, '')),
    ],
    [],
    [['market.fee', 0, '0.0002']],
  );
});
const ask = (query: string, limit = 8, of = index): Answer =>
  answerQuery(of, { query, context: '', limit, perPage: limit });

describe('answerQuery', () => {
  it('says where a hit is: its page, what that says of itself, its title with what was found in it', () => {
    const { hits, total, query, words } = ask('rarities');
    expect([query, total, words]).toEqual(['rarities', 1, ['rarities']]);
    expect(hits.map(({ page, about, title }) => [page, about, title])).toEqual([
      ['Others', 'Of other things.', { text: 'Rarities', marks: [[0, 8]] }],
    ]);
  });

  it('shows 50 letters before and after the words found, and 220 in a preview', () => {
    const [hit] = ask('collateral').hits;
    expect(hit?.snippet?.text).toBe(`…${'a'.repeat(49)} collateral ${'b'.repeat(49)}…`);
    expect(hit?.preview?.text).toBe(`…${'a'.repeat(219)} collateral ${'b'.repeat(219)}…`);
    expect(hit?.preview?.marks).toEqual([[221, 231]]);
  });

  it('has previews of as many hits as the box shows, of none where more are asked for, and none without a text', () => {
    expect(ask('collateral', 8).hits[0]?.preview).toBeDefined();
    expect(ask('collateral', 9).hits[0]?.preview).toBeUndefined();
    expect(ask('collateral', 9).hits[0]?.snippet).toBeDefined();
    const [bare] = ask('rarities').hits;
    expect([bare?.snippet, bare?.preview]).toEqual([undefined, undefined]);
  });

  it('names at most four words that were perhaps meant, each once, where nothing was found, else none', () => {
    // Of seven pairs of letters six are those of the first two words, which have seven; the others have eight.
    const meant = ['leverage', 'leverager', 'leveraged', 'leveragers'];
    expect(ask('rageleve')).toMatchObject({ total: 0, near: meant });
    expect(ask('rageleve eragelev').near).toEqual(meant);
    expect(ask('margin')).toMatchObject({ near: [] });
    // One hit is one: nothing else need be meant.
    expect(ask('rarities')).toMatchObject({ total: 1, near: [] });
  });

  it('knows the one answer, and whether texts were looked at', () => {
    expect(ask('market.fee')).toMatchObject({ exact: { name: 'market.fee', text: '0.0002' }, isComplete: true });
    expect(ask('margin', 8, { ...index, content: undefined })).toMatchObject({ exact: undefined, isComplete: false });
  });
});
