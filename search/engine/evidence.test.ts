import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { gatherEvidence, sentenceShare, type Evidence } from './evidence.ts';
import type { NameStore } from './name-store.ts';
import type { QuestionStore } from './question-store.ts';
import type { Term } from './query-terms.ts';

const pages = [
  builtPage('/concepts/a', 'Alpha beta', '<p>x<h2 id=one>One</h2><p>y<h3 id=two>Two</h3><p>z'),
  builtPage('/concepts/b', 'Gamma', '<p>x'),
  builtPage('/concepts/c', 'Delta', '<p>x'),
  builtPage(
    '/api/a',
    'Epsilon',
    '<div class=reference><h3 id=Order>Order</h3><table><tr id=Order.price><td>price<td>x<td>y</table></div>',
  ),
];
/** Pages, headings and elements, in the order of their ids. */
const [a, b, c, reference, one, two, order, price] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const count = 8;

let names: NameStore;
let questions: QuestionStore;
beforeAll(async () => {
  // Of two words each, of which no page but its own has any.
  const asked = new Map([
    ['/concepts/b', ['red blue', 'green white']],
    ['/concepts/c', ['black pink']],
  ]);
  const index = await smallIndex(pages, [], [], asked);
  names = index.names;
  if (index.content !== undefined) questions = index.content.asked;
});

type Found = Readonly<Record<number, number>>;
interface Where {
  readonly own?: Found;
  readonly content?: Found;
  readonly about?: Found;
  /** By the question's number; what the word weighs in it is half of what the question does. */
  readonly asked?: Found;
  readonly documents?: number;
  readonly isStopWord?: boolean;
  readonly synonyms?: Term['synonyms'];
}
const filled = (length: number, found: Found = {}): Float32Array =>
  Float32Array.from({ length }, (_, id) => found[id] ?? 0);

function term(
  token: string,
  { own, content, about, asked, documents, isStopWord = false, synonyms = [] }: Where,
): Term {
  const ids = [...new Set([own, content, about].flatMap((found) => Object.keys(found ?? {}).map(Number)))];
  const { totals } = questions;
  const scores = {
    own: filled(count, own),
    content: filled(count, content),
    about: filled(pages.length, about),
    asked: { quality: filled(totals.length, asked), weight: totals.map((total) => total / 2) },
    ids,
    documents: documents ?? ids.length,
  };
  return { token, isStopWord, synonyms, similar: [], scores };
}
const evidence = (terms: readonly Term[], isCode = false): Evidence => gatherEvidence(names, questions, terms, isCode);
/** How well a document answers the word alone. */
const match = (where: Where, id: number, isCode = false): number =>
  evidence([term('word', where)], isCode).match[id] ?? 0;
/** A word that nothing has, to make a query of several. */
const nowhere = (token: string): Term => term(token, {});

describe('sentenceShare', () => {
  it('rises from one word to six', () => {
    expect([0, 1, 6, 7, 20].map(sentenceShare)).toEqual([0, 0, 1, 1, 1]);
    expect([2, 3, 4, 5].map(sentenceShare)).toEqual([0.2, 0.4, 0.6, 0.8]);
  });
});

describe('a word of a name', () => {
  it('is all that was asked for', () => {
    for (const id of [a, one, price]) {
      const { match: matches, found, named, letters, direct } = evidence([term('word', { own: { [id]: 1 } })]);
      expect([matches[id], found[id], named[id], letters[id], direct[id]]).toEqual([1, 1, 1, 4, 1]);
    }
  });

  it('counts for less in what belongs to it, the less the further down', () => {
    const { match: matches, found, named, letters, direct } = evidence([term('word', { own: { [a]: 1 } })]);
    expect(matches[one]).toBeGreaterThan(0.55);
    expect(matches[one]).toBeLessThan(0.65);
    expect(matches[two]).toBeCloseTo((matches[one] ?? 0) ** 2);
    expect([found[one], named[one], letters[one], direct[one]]).toEqual([1, 0, 0, 0]);
    expect(matches[order]).toBe(0);
    expect(found[order]).toBe(0);
  });

  it('is what the place itself bears where that is more', () => {
    expect(match({ own: { [a]: 1, [one]: 0.9 } }, one)).toBeCloseTo(0.9);
    expect(match({ own: { [a]: 1, [one]: 0.1 } }, one)).toBe(match({ own: { [a]: 1 } }, one));
  });
});

describe('a word of a text', () => {
  it('counts for less than in the name above, and for more than in the name above that', () => {
    const text = match({ content: { [two]: 1 } }, two);
    expect(text).toBeLessThan(match({ own: { [one]: 1 } }, two));
    expect(text).toBeGreaterThan(match({ own: { [a]: 1 } }, two) + 0.03);
    expect(text).toBe(match({ content: { [price]: 1 } }, price));
    const { named, letters, direct, found } = evidence([term('word', { content: { [two]: 1 } })]);
    expect([named[two], letters[two], direct[two], found[two]]).toEqual([0, 0, 1, 1]);
  });

  it('counts as much in the text of a page when it is code', () => {
    expect(match({ content: { [b]: 0.1 } }, b, true)).toBeCloseTo(match({ content: { [two]: 0.1 } }, two, true));
    expect(match({ own: { [b]: 1 }, content: { [b]: 1 } }, b, true)).toBe(1);
  });

  it('makes a page about it, the more of its places hold it', () => {
    for (const isCode of [false, true]) {
      const places: Found[] = [{ [two]: 1 }, { [one]: 1, [two]: 1 }, { [a]: 1, [one]: 1, [two]: 1 }];
      const shares = places.map((content) => match({ content }, a, isCode));
      expect(shares[0]).toBeGreaterThan(0.2);
      expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
      expect(shares[2]).toBeGreaterThan(shares[1] ?? 1);
      expect(shares[2]).toBeLessThan(isCode ? 0.6 : 0.5);
      // A page of the same, none of which holds it, is not.
      expect(match({ content: { [two]: 1 } }, reference, isCode)).toBe(0);
    }
  });

  it('takes more places of a long page than of a short one, but not for code', () => {
    const sections = Uint16Array.from([3, 60, 1, 3]);
    const share = (id: number, isCode: boolean): number =>
      gatherEvidence({ ...names, sections }, questions, [term('word', { content: { [id]: 1 } })], isCode).match[id] ??
      0;
    expect(share(b, false)).toBeLessThan(share(c, false) / 2);
    // Three times as much for an ordinary page as for the shortest: 1.5 and just above 0.5.
    expect(Math.log(1 - 2 * share(c, false)) / Math.log(1 - 2 * share(b, false))).toBeCloseTo(1.5 / (0.5 + 1 / 60), 3);
    expect(share(b, true)).toBe(share(c, true));
    expect(share(c, true)).toBeGreaterThan(0.2);
  });
});

describe('what a page has of a word', () => {
  const parts: readonly Where[] = [
    { about: { [a]: 1 } },
    { own: { [one]: 1 } },
    { content: { [a]: 1, [one]: 1, [two]: 1 } },
  ];

  it('counts most in its name, then in what it says of itself, in a heading, in an element', () => {
    const [about, heading] = parts.map((part) => match(part, a));
    const element = match({ own: { [price]: 1 } }, reference);
    expect(match({ own: { [a]: 1 } }, a)).toBe(1);
    expect(about).toBeLessThan(0.7);
    expect(about).toBeGreaterThan((heading ?? 1) + 0.05);
    expect(heading).toBeGreaterThan(element + 0.1);
    expect(element).toBeGreaterThan(0.2);
    expect(match({ own: { [one]: 0.2, [two]: 1 } }, a)).toBe(heading);
    expect(match({ own: { [one]: 1, [two]: 0.2 } }, a)).toBe(heading);
  });

  it('adds up: what one part leaves open another may fill', () => {
    const together = 1 - match({ about: { [a]: 1 }, own: { [one]: 1 } }, a);
    const [about, heading, body] = parts.map((part) => 1 - match(part, a));
    expect(together).toBeCloseTo((about ?? 0) * (heading ?? 0));
    expect(1 - match({ about: { [a]: 1 }, content: { [a]: 1, [one]: 1, [two]: 1 } }, a)).toBeCloseTo(
      (about ?? 0) * (body ?? 0),
    );
    expect(match({ own: { [a]: 0.5 }, about: { [a]: 1 } }, a)).toBeGreaterThan(match({ about: { [a]: 1 } }, a) + 0.1);
    const element = 1 - match({ own: { [price]: 1 } }, reference);
    expect(1 - match({ own: { [price]: 1 }, about: { [reference]: 1 } }, reference)).toBeCloseTo(
      element * (about ?? 0),
    );
  });

  it('is a part of its name no more than that', () => {
    expect(match({ own: { [a]: 0.5 } }, a)).toBe(0.5);
  });

  it('is nothing by the stop words of its headings', () => {
    const stopWord = term('the', { own: { [one]: 1 }, isStopWord: true });
    const { match: matches, found } = evidence([term('word', { own: { [a]: 1 } }), stopWord]);
    expect(matches[a]).toBe(
      evidence([term('word', { own: { [a]: 1 } }), term('the', { own: { [price]: 1 }, isStopWord: true })]).match[a],
    );
    expect(found[a]).toBe(1);
  });

  it('says nothing of it for code but by name and text', () => {
    const both = evidence([term('word', { own: { [a]: 1 } }), term('other', { own: { [one]: 1 } })], true);
    expect(both.found[a]).toBeCloseTo(0.5);
    expect(match({ about: { [a]: 1 } }, a, true)).toBe(0);
    expect(match({ own: { [one]: 1 } }, a, true)).toBe(0);
    expect(match({ own: { [price]: 1 } }, reference, true)).toBe(0);
  });

  it('is its own where it says it, in its name or its text; of one word the place that holds it is the answer', () => {
    const direct = (where: Where, others: readonly Term[] = [], isCode = false): number | undefined =>
      evidence([term('word', where), ...others], isCode).direct[a];
    expect(direct({ own: { [a]: 1 } })).toBe(1);
    expect(direct({ content: { [a]: 1 } })).toBe(1);
    expect(direct({ about: { [a]: 1 } })).toBe(1);
    for (const where of [{ own: { [one]: 1 } }, { content: { [one]: 1 } }]) {
      expect(direct(where)).toBe(0);
      // Several words may stand in different places of the page that answers.
      expect(direct(where, [nowhere('other')])).toBe(1);
      expect(direct(where, [nowhere('other')], true)).toBe(0);
      expect(direct(where, [term('the', { isStopWord: true })])).toBe(0);
    }
    // Neither stop words in its texts nor the names of its elements make a page an answer.
    const several = [nowhere('other'), nowhere('another')];
    expect(direct({ content: { [one]: 1 }, isStopWord: true }, several)).toBe(0);
    expect(evidence([term('word', { own: { [price]: 1 } }), ...several]).direct[reference]).toBe(0);
    expect(direct({ own: { [a]: 1 }, isStopWord: true }, [nowhere('other')])).toBe(0);
    expect(evidence([term('the', { own: { [one]: 1 }, isStopWord: true }), nowhere('x')]).direct[one]).toBe(0);
  });
});

describe('several words', () => {
  /** What a word weighs that so many of the documents have. */
  const weight = (documents: number): number => Math.log(1 + count / (1 + documents));

  it('count the more the fewer documents have them', () => {
    const rare = term('rare', { own: { [a]: 1, [one]: 1 }, documents: 1 });
    const common = term('common', { own: { [b]: 1, [price]: 1 }, documents: 5 });
    const { match: matches, found, named } = evidence([rare, common]);
    const share = weight(1) / (weight(1) + weight(5));
    for (const values of [found, named]) {
      expect(values[a]).toBeCloseTo(share);
      expect(values[b]).toBeCloseTo(1 - share);
    }
    expect(matches[a]).toBeCloseTo(share);
    expect(matches[one]).toBeCloseTo(share);
    expect(matches[price]).toBeCloseTo(1 - share);
    expect(named[one]).toBeCloseTo(share);
    expect(named[price]).toBeCloseTo(1 - share);
  });

  it('add up where one place has them', () => {
    const terms = [term('maker', { own: { [a]: 1, [price]: 1 } }), term('fee', { own: { [a]: 1, [price]: 1 } })];
    const { match: matches, found, named, letters } = evidence(terms);
    for (const id of [a, price]) {
      for (const values of [matches, found, named]) expect(values[id]).toBeCloseTo(1);
      expect(letters[id]).toBe(8);
    }
  });

  it('need no stop words, which add a little to the order; alone they count like others', () => {
    const stopWord = { own: { [b]: 1 }, isStopWord: true, documents: 1 };
    const terms = [term('word', { own: { [a]: 1 }, documents: 1 }), term('the', stopWord)];
    const { match: matches, found, named } = evidence(terms);
    expect([found[a], named[a], found[b], named[b]]).toEqual([1, 1, 0, 0]);
    expect(matches[a]).toBeGreaterThan(0.8);
    expect(matches[a]).toBeLessThan(0.95);
    expect(matches[b]).toBeCloseTo(1 - (matches[a] ?? 0));
    const alone = evidence([term('the', stopWord)]);
    expect([alone.match[b], alone.found[b], alone.direct[b]]).toEqual([1, 1, 1]);
  });
});

describe('the phrase of a page', () => {
  const phrase = (terms: readonly Term[], id: number): number => evidence(terms).phrase[id] ?? 0;
  const [alpha, beta, gamma] = ['alpha', 'beta', 'gamma'] as const;

  it('is all of its name in whatever order, and a quarter for half of it', () => {
    expect(phrase([nowhere(beta), nowhere(alpha)], a)).toBe(1);
    expect(phrase([nowhere(gamma)], b)).toBe(1);
    expect(phrase([nowhere(alpha)], a)).toBe(0.25);
    expect(phrase([nowhere(alpha)], b)).toBe(0);
  });

  it('is as much less as the other words weigh, stop words nothing', () => {
    expect(phrase([nowhere(gamma), nowhere('other')], b)).toBeCloseTo(0.5);
    expect(phrase([nowhere(gamma), term('the', { isStopWord: true })], b)).toBe(1);
    expect(phrase([term(gamma, { isStopWord: true })], b)).toBe(0);
  });

  it('is that of synonyms as well, but no more than all', () => {
    expect(phrase([term('other', { synonyms: [[gamma]] })], b)).toBe(1);
    expect(phrase([term('other', { synonyms: [[alpha, beta]] })], a)).toBe(1);
    expect(phrase([term(gamma, { documents: 5 }), term('other', { synonyms: [[gamma]] })], b)).toBeCloseTo(
      Math.log(1 + count) / (Math.log(1 + count) + Math.log(1 + count / 6)),
    );
  });
});

describe('the questions of a page', () => {
  /** Six words, so that they are a whole sentence, of which the first ones are found. */
  const sentence = (...found: readonly Term[]): Term[] => [
    ...found,
    ...Array.from({ length: 6 - found.length }, () => term('the', { isStopWord: true, documents: 1_000_000 })),
  ];
  const asked = (terms: readonly Term[], id: number): number => evidence(terms).asked[id] ?? 0;
  const [red, blue] = [(): Term => term('red', { asked: { 0: 1 } }), (): Term => term('blue', { asked: { 0: 1 } })];

  it('are what was typed when they have all of its words and no others', () => {
    expect(asked(sentence(red(), blue()), b)).toBeCloseTo(1, 3);
    // Its words may be answered more than once.
    expect(asked(sentence(red(), blue(), term('scarlet', { asked: { 0: 1 } })), b)).toBeCloseTo(1, 3);
    expect(asked(sentence(red(), blue()), c)).toBe(0);
    expect(asked(sentence(red(), blue()), a)).toBe(0);
  });

  it('count for less where they have other words as well, or where words of it are missing', () => {
    expect(asked(sentence(red()), b)).toBeCloseTo(Math.sqrt(0.5), 3);
    expect(asked(sentence(red(), blue(), nowhere('x')), b)).toBeCloseTo(2 / 3, 3);
    expect(asked(sentence(term('red', { asked: { 0: 0.5 } })), b)).toBeCloseTo(0.5 * Math.sqrt(0.25), 3);
  });

  it('count the more the longer the sentence is, and for one word not at all', () => {
    expect(asked([red()], b)).toBe(0);
    expect(asked([red(), blue()], b)).toBeCloseTo(0.2, 3);
    expect(evidence([red()]).direct[b]).toBe(1);
  });

  it('add a part of the second best to the best, whichever comes first', () => {
    const one = asked(sentence(red()), b);
    const strong = term('red', { asked: { 0: 1, 1: 0.5 } });
    const reversed = term('red', { asked: { 0: 0.5, 1: 1 } });
    const both = asked(sentence(strong), b);
    expect(both).toBeGreaterThan(one + 0.02);
    expect(both).toBeLessThan(one + 0.06);
    expect(asked(sentence(reversed), b)).toBeCloseTo(both);
    // Two that are what was typed are no more than one.
    const all = (token: string): Term => term(token, { asked: { 0: 1, 1: 1 } });
    expect(asked(sentence(all('red'), all('blue')), b)).toBeCloseTo(1, 3);
  });

  it('make a page that is asked about a word, the more of them have it', () => {
    const value = (found: Found, id: number, isCode = false): number =>
      evidence(sentence(term('red', { asked: found })), isCode).match[id] ?? 0;
    expect(value({ 0: 1 }, b)).toBeGreaterThan(0.2);
    expect(value({ 0: 1 }, b)).toBeLessThan(0.28);
    expect(value({ 0: 1, 1: 1 }, b)).toBeGreaterThan(value({ 0: 1 }, b) + 0.1);
    expect(value({ 0: 1, 1: 1 }, b)).toBeLessThan(0.42);
    expect(value({ 2: 1 }, c)).toBeCloseTo(value({ 0: 1 }, b));
    expect(value({ 0: 1 }, b, true)).toBe(0);
    expect(value({ 0: 1 }, a)).toBe(0);
  });

  it('answer a word as far as the query is a sentence', () => {
    expect(evidence(sentence(red())).found[b]).toBeCloseTo(1);
    expect(evidence([red(), blue()]).found[b]).toBeCloseTo(0.2);
    expect(evidence([term('red', { asked: { 0: 1 }, about: { [b]: 1 } })]).found[b]).toBe(1);
  });

  it('are not there before the second file is', () => {
    const early = gatherEvidence(names, undefined, sentence(red(), blue()), false);
    expect(Math.max(...early.asked, ...early.match, ...early.direct)).toBe(0);
    const word = red();
    const withoutQuestions = { ...word, scores: { ...word.scores, asked: undefined } };
    expect(Math.max(...evidence(sentence(withoutQuestions)).asked)).toBe(0);
  });
});
