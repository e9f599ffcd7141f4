import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { findTerms } from './query-terms.ts';
import type { SearchIndex } from './search.ts';
import type { WordScores } from './word-scores.ts';

const filler = (words: number): string =>
  Array.from({ length: words }, (_, at) => `x${'abcdefghij'[at % 10] ?? ''}y`).join(' ');
const page = (name: string, text: string): ReturnType<typeof builtPage> =>
  builtPage(`/concepts/${name}`, `Page ${name}`, `<p>${text}`);
const described = builtPage('/concepts/told', 'Apples', '<p>Apples here.<h2 id=apples>Apples</h2><p>Apples there.');

const pages = [
  // Twenty words each but for the last two, one of which is longer and one shorter.
  page('once', `comet ${filler(19)}`),
  page('twice', `comet comet ${filler(18)}`),
  page('often', `comet comet comet comet comet comet comet comet ${filler(12)}`),
  page('long', `comet ${filler(35)}`),
  page('short', `comet ${filler(3)}`),
  { ...described, about: 'Of apples.' },
  builtPage('/api/a', 'a.proto', '<div class=reference><h3 id=Order>Order</h3></div>'),
  builtPage('/concepts/renamed', 'Something', '<p>Else.'),
];

let index: SearchIndex;
beforeAll(async () => {
  pages.at(-1)?.records[0]?.names.add('restart service').add('Charges');
  index = await smallIndex(pages, [], [], new Map([['/concepts/told', ['apples of all kinds']]]));
});
function scoresOf(word: string): WordScores {
  const [term] = findTerms(index.names, index.content, word, false);
  if (term === undefined) throw new Error(`${word} is no word.`);
  return term.scores;
}
const idOf = (name: string): number => index.names.documents.findIndex(({ url }) => url.endsWith(`/${name}`));
const ofText = (name: string): number => scoresOf('comet').content[idOf(name)] ?? 0;
const ofName = (word: string): number => scoresOf(word).own[idOf('renamed')] ?? 0;

describe('a word of a text', () => {
  it('is worth more when it is there more often, with less and less to gain', () => {
    const [once, twice, often] = [ofText('once'), ofText('twice'), ofText('often')];
    expect(once).toBeGreaterThan(0.5);
    expect(once).toBeLessThan(0.62);
    expect(twice).toBeGreaterThan(0.66);
    expect(often).toBeGreaterThan(twice);
    expect(often).toBeLessThan(1);
    expect(often - twice).toBeLessThan(6 * (twice - once));
  });

  it('is worth more in a short text than in a long one, though twice in an ordinary one is more', () => {
    expect(ofText('short')).toBeGreaterThan(ofText('once') + 0.05);
    expect(ofText('long')).toBeLessThan(ofText('once') - 0.05);
    expect(ofText('long')).toBeGreaterThan(0.4);
    expect(ofText('short')).toBeLessThan(ofText('twice'));
  });

  it('says nothing of names', () => {
    expect(Math.max(...scoresOf('comet').own)).toBe(0);
    expect(scoresOf('comet').documents).toBe(5);
  });
});

describe('a word of a name', () => {
  it('is all of a title, whatever else the title says', () => {
    expect(scoresOf('something').own[idOf('renamed')]).toBe(1);
    expect(scoresOf('page').own[idOf('once')]).toBe(1);
  });

  it('is all of another name that is that word, and less of a longer one, by how much of it it is', () => {
    expect(ofName('charges')).toBe(1);
    expect(ofName('renamed')).toBe(1);
    // Seven of fifteen letters.
    expect(ofName('restart')).toBeGreaterThan(0.65);
    expect(ofName('restart')).toBeLessThan(0.71);
    expect(ofName('service')).toBeCloseTo(ofName('restart'));
  });
});

describe('the documents that answer a word', () => {
  it('are each counted once, however many of their parts have it', () => {
    const { ids, documents, about, content, own } = scoresOf('apples');
    const told = idOf('told');
    expect([about[told], own[told]]).toEqual([1, 1]);
    expect(content[told]).toBeGreaterThan(0);
    expect(ids.toSorted((a, b) => a - b)).toEqual([...own].flatMap((value, id) => (value > 0 ? [id] : [])));
    expect(ids).toHaveLength(2);
    expect(documents).toBe(2);
  });

  it('are one where nothing but a question has it', () => {
    expect(scoresOf('kinds')).toMatchObject({ ids: [], documents: 1 });
    expect(scoresOf('qqqq')).toMatchObject({ ids: [], documents: 0 });
  });
});
