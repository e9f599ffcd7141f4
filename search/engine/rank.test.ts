import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { analyseQuery } from './analyse-query.ts';
import type { NameStore } from './name-store.ts';
import type { Term } from './query-terms.ts';
import { rank, type Ranking } from './rank.ts';

const rows = (owner: string, ...names: string[]): string =>
  `<h3 id="${owner}">${owner}</h3><table>${names.map((name) => `<tr id="${owner}.${name}"><td>${name}<td>x<td>y`).join('')}</table>`;
const reference = (content: string): string => `<div class=reference>${content}</div>`;

const pages = [
  builtPage('/concepts/a', 'Alpha beta', '<p>x<h2 id=one>One</h2><p>y'),
  builtPage('/concepts/b', 'Gamma', '<p>x<h2 id=zwei>Zwei</h2><p>y'),
  builtPage('/api/a', 'Epsilon', reference(rows('LongOwner', 'first', 'again') + rows('Owner', 'other'))),
  builtPage('/api/b', 'Zeta', reference(rows('ListRequest', 'field') + rows('ListAnswer', 'field'))),
];

let names: NameStore;
/** Documents by their anchors, pages by their titles. */
const ids = new Map<string, number>();
beforeAll(async () => {
  names = (await smallIndex(pages)).names;
  for (const { id, hash, title } of names.documents) ids.set(hash === '' ? title : hash, id);
});
const id = (name: string): number => ids.get(name) ?? -1;
const named = (wanted: number): string => [...ids].find(([, number]) => number === wanted)?.[0] ?? '';

type Found = Readonly<Record<string, number>>;
const filled = (length: number, found: Found = {}): Float32Array => {
  const values = new Float32Array(length);
  for (const [name, value] of Object.entries(found)) values[id(name)] = value;
  return values;
};
interface Where {
  readonly own?: Found;
  readonly content?: Found;
  readonly documents?: number;
}
function term(token: string, { own, content, documents = 1 }: Where): Term {
  const scores = {
    own: filled(names.documents.length, own),
    content: filled(names.documents.length, content),
    about: filled(names.about.of.length),
    ids: Object.keys({ ...own, ...content }).map(id),
    documents,
  };
  return { token, isStopWord: false, synonyms: [], similar: [], scores };
}

interface How {
  readonly query?: string;
  readonly isCode?: boolean;
  readonly store?: NameStore;
  readonly most?: number;
}
/** A query that says nothing of its own: no name is like it. */
function ranking(
  terms: readonly Term[],
  { query = 'qqq', isCode = false, store = names, most = 100 }: How = {},
): Ranking {
  return rank(store, { ...analyseQuery(query), isCode }, query, terms, undefined, () => true, most);
}
const order = (terms: readonly Term[], how?: How): string[] => ranking(terms, how).best.map((entry) => named(entry.id));
const score = (name: string, terms: readonly Term[], how?: How): number =>
  ranking(terms, how).best.find((entry) => entry.id === id(name))?.score ?? 0;

describe('equal hits', () => {
  /** All kinds of places weigh the same on pages of lists, and all names are as long. */
  const alike = (): NameStore => ({ ...names, kinds: 'llll', letters: names.letters.map(() => 4) });

  it('come by the importance of their pages', () => {
    const found = { '#zwei': 1, '#one': 1, '#LongOwner': 1, '#ListAnswer': 1 };
    const before = ['#one', '#zwei', '#LongOwner', '#ListAnswer'];
    expect(order([term('word', { own: found })], { store: alike() })).toEqual(before);
    // The heading of a later page has an earlier number than the element of an earlier page.
    const page = names.page.slice();
    page[id('#one')] = 3;
    expect(order([term('word', { own: found })], { store: { ...alike(), page } })).toEqual([
      '#zwei',
      '#LongOwner',
      '#ListAnswer',
      '#one',
    ]);
  });

  it('of a page come the ones in the place of the shortest name first, then in the order of the page', () => {
    const found = { '#LongOwner.again': 1, '#LongOwner.first': 1, '#Owner.other': 1 };
    expect(order([term('word', { own: found })], { store: alike() })).toEqual([
      '#Owner.other',
      '#LongOwner.first',
      '#LongOwner.again',
    ]);
  });
});

describe('what is shown', () => {
  it('is what has a word itself, best first', () => {
    expect(order([term('word', { own: { 'Alpha beta': 0.5, Gamma: 0.9 } })])).toEqual(['Gamma', 'Alpha beta']);
  });

  it('is at least as many of the best as are wanted, and all are counted', () => {
    const own = { 'Alpha beta': 0.9, Gamma: 0.8, Epsilon: 0.7, Zeta: 0.6 };
    const { total, best } = ranking([term('word', { own })], { most: 2 });
    expect(total).toBe(4);
    expect(best.map((entry) => named(entry.id))).toEqual(['Alpha beta', 'Gamma']);
    expect(ranking([term('word', { own })], { most: 4 }).best).toHaveLength(4);
    expect(ranking([term('word', { own })], { most: 5 }).best).toHaveLength(4);
    // Equal ones are not told apart.
    expect(ranking([term('word', { own: { '#one': 1, '#zwei': 1 } })], { most: 1 }).best.length).toBeGreaterThan(0);
  });

  it('is for code only what has all words, where that is good', () => {
    const both = { '#Owner': 1 };
    const some = { own: { ...both, '#LongOwner': 1 } };
    const terms = [term('owner', some), term('other', { own: both })];
    expect(order(terms, { isCode: true })).toEqual(['#Owner']);
    expect(ranking(terms, { isCode: true }).total).toBe(1);
  });

  it('is what lacks some as well, where nothing good has all', () => {
    const weak = { '#Owner': 0.3 };
    const terms = [term('owner', { own: { ...weak, '#LongOwner': 1 } }), term('other', { own: weak })];
    expect(order(terms, { isCode: true }).toSorted()).toEqual(['#LongOwner', '#Owner']);
  });

  it('is that also where what lacks some is better than what has all', () => {
    const weak = { '#Owner': 0.3 };
    const terms = [
      term('rare', { own: { ...weak, '#LongOwner': 1 }, documents: 0 }),
      term('word', { own: weak, documents: 7 }),
    ];
    expect(order(terms, { isCode: true })).toEqual(['#LongOwner', '#Owner']);
    expect(score('#LongOwner', terms, { isCode: true })).toBeGreaterThan(0.35);
  });

  it('draws that line at a third of what a name is worth', () => {
    const shown = (quality: number): number => {
      const own = { '#Owner': quality };
      const terms = [term('xxxxx', { own: { ...own, '#LongOwner': 1 } }), term('yyyyy', { own })];
      // All of its letters are asked for, so that its match is its score.
      return ranking(terms, { isCode: true, store: { ...names, letters: names.letters.map(() => 1) } }).total;
    };
    expect(shown(0.3)).toBeGreaterThan(1);
    expect(shown(0.36)).toBe(1);
  });

  it('is for prose also what lacks some and is nearly as good', () => {
    const terms = (quality: number): Term[] => [
      term('rare', { own: { 'Alpha beta': quality, Gamma: 1 }, documents: 0 }),
      term('word', { own: { 'Alpha beta': quality }, documents: 7 }),
    ];
    expect(order(terms(0.7)).toSorted()).toEqual(['Alpha beta', 'Gamma']);
    expect(order(terms(0.7), { isCode: true })).toEqual(['Alpha beta']);
    expect(order(terms(0.9))).toEqual(['Alpha beta']);
    const half = [term('rare', { own: { 'Alpha beta': 1, Gamma: 1 } }), term('word', { own: { 'Alpha beta': 1 } })];
    expect(order(half)).toEqual(['Alpha beta']);
  });
});

describe('what a page is worth', () => {
  it('is more when the words are its name, but not for code', () => {
    const own = { Gamma: 0.5 };
    const by = (token: string, isCode = false): number =>
      score('Gamma', [term(token, { own })], { isCode, query: 'qqqqq' });
    expect(by('gamma') - by('other')).toBeGreaterThan(0.3);
    expect(by('gamma') - by('other')).toBeLessThan(0.4);
    expect(by('gamma', true)).toBe(by('other', true));
  });

  it('is, where one of its questions is what was typed, nearly as much as that of a page of the name', async () => {
    const { names: store, content } = await smallIndex(pages, [], [], new Map([['/concepts/b', ['red blue']]]));
    const questions = content?.asked;
    if (questions === undefined) throw new Error('There are no questions.');
    const isAsked = (word: string): Term => {
      const nowhere = term(word, {});
      const asked = { quality: Float32Array.of(1), weight: questions.totals.map((total) => total / 2) };
      return { ...nowhere, scores: { ...nowhere.scores, asked } };
    };
    const rest = Array.from({ length: 4 }, (_, at) => ({ ...term(`of${at}`, { documents: 1e6 }), isStopWord: true }));
    const terms = [isAsked('red'), isAsked('blue'), ...rest];
    const { best } = rank(store, analyseQuery('qqq'), 'qqq', terms, questions, () => true, 9);
    expect(best.map((entry) => named(entry.id))).toEqual(['Gamma']);
    expect(best[0]?.score).toBeGreaterThan(0.75);
    expect(best[0]?.score).toBeLessThan(1);
  });

  it('is less by what it lacks, for a whole sentence by the root of it only, and for places by all of it', () => {
    const found = { own: { 'Alpha beta': 1, '#one': 1 } };
    /** Each word weighs the same; of so many words the first is found. */
    const terms = (words: number): Term[] => [
      term('word', found),
      ...Array.from({ length: words - 1 }, (_, at) => term(`other${at}`, {})),
    ];
    const share = (name: string, words: number): number => score(name, terms(words)) / score(name, terms(1));
    // What it has of the words tells once as their sum and once as their share.
    expect(share('Alpha beta', 6)).toBeCloseTo((1 / 6) * (1 / 6) ** 0.5, 5);
    expect(share('Alpha beta', 2)).toBeCloseTo(0.5 * 0.5 ** 0.9, 5);
    const store = { ...names, letters: names.letters.map(() => 1) };
    const one = (words: number): number => score('#one', terms(words), { store, isCode: true });
    expect(one(2)).toBeLessThan(one(1) / 3);
    expect(score('Alpha beta', terms(2), { isCode: true, store })).toBeCloseTo(
      score('Alpha beta', terms(1), { isCode: true, store }) / 4,
      5,
    );
  });
});

describe('what a place is worth', () => {
  const found = (name: string): Term[] => [term('word', { own: { [name]: 1 } })];
  /** Names as long as the word, and kinds of which all places are worth the same. */
  const plain = (): How => ({ store: { ...names, letters: names.letters.map(() => 4) }, isCode: true });

  it('is a little less for a field than for a type, and for a part of what carries lists', () => {
    const type = score('#Owner', found('#Owner'), plain());
    const field = score('#Owner.other', found('#Owner.other'), plain());
    const ofRequest = score('#ListRequest.field', found('#ListRequest.field'), plain());
    expect(type).toBe(1);
    expect(field / type).toBeGreaterThan(0.95);
    expect(field / type).toBeLessThan(0.99);
    expect(score('#ListAnswer.field', found('#ListAnswer.field'), plain())).toBe(field);
    expect(ofRequest / field).toBeGreaterThan(0.95);
    expect(ofRequest / field).toBeLessThan(0.99);
    expect(score('#ListRequest', found('#ListRequest'), plain())).toBe(type);
  });

  it('is more when it is all of the query, also after what it belongs to', () => {
    const by = (query: string, terms: readonly Term[] = found('#Owner.other')): number =>
      score('#Owner.other', terms, { ...plain(), query });
    const without = by('qqq');
    expect(by('other')).toBeGreaterThan(without + 0.4);
    expect(by('Owner.other')).toBeGreaterThan(without + 0.4);
    expect(by('Stranger.other')).toBe(without);
    const terms = [term('owner', { own: { '#Owner': 1 } }), term('other', { own: { '#Owner.other': 1 } })];
    expect(by('Owner other', terms)).toBeGreaterThan(by('qqq', terms) + 0.4);
    // Nothing is added to what has not all of the words in its name.
    const inText = [term('other', { content: { '#Owner.other': 1 } })];
    expect(by('another', inText)).toBe(by('qqq', inText));
    const part = [...found('#Owner.other'), term('stranger', {})];
    expect(by('other', part)).toBe(by('qqq', part));
  });

  it('is that of a name when more than two words are all in it, whatever they look like', () => {
    const words = (count: number): Term[] =>
      Array.from({ length: count }, (_, at) => term(`word${at}`, { own: { '#Owner': 1 } }));
    const store = { ...names, letters: names.letters.map(() => 1) };
    const two = score('#Owner', words(2), { store });
    const three = score('#Owner', words(3), { store });
    expect(two).toBeLessThan(0.5);
    expect(three).toBeGreaterThan(0.7);
    expect(three).toBeLessThan(0.8);
    const scattered = [...words(2), term('text', { content: { '#Owner': 1 } })];
    expect(score('#Owner', scattered, { store })).toBeLessThan(0.5);
  });

  it('is more the more of its name is asked for, up to all of it', () => {
    const by = (letters: number): number =>
      score('#Owner', found('#Owner'), {
        isCode: true,
        store: { ...names, letters: names.letters.map(() => letters) },
      });
    expect(by(4)).toBe(1);
    expect(by(2)).toBe(1);
    expect(by(0)).toBe(1);
    expect(by(8)).toBeLessThan(0.87);
    expect(by(8)).toBeGreaterThan(0.77);
    expect(by(4000)).toBeGreaterThan(0.6);
    expect(by(4000)).toBeLessThan(0.7);
  });
});
