import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { findTerms, type Term, type WordOptions } from './query-terms.ts';
import type { SearchIndex } from './search.ts';
import type { WordScores } from './word-scores.ts';

const reference = (...elements: string[]): string => `<div class=reference>${elements.join('')}</div>`;
const type = (name: string, ...fields: string[]): string =>
  `<h3 id="${name}">${name}</h3><table>${fields.map((field) => `<tr id="${name}.${field}"><td>${field}<td>x<td>y`).join('')}</table>`;

const pages = [
  builtPage('/concepts/transfer', 'Transfer', '<p>From one account to another.'),
  builtPage('/concepts/recovery', 'Recovery phrase', '<p>Twelve letters.'),
  builtPage('/concepts/recovered', 'Recovery', '<p>Of markets.'),
  builtPage('/concepts/rest', 'Rest', '<p>A pause.'),
  builtPage('/concepts/restore', 'Restore', '<p>Bring back.<h2 id=how>Method</h2>'),
  builtPage('/concepts/banned', 'Somebody banned', '<p>An outcast.'),
  builtPage(
    '/api/a',
    'a.proto',
    reference(type('Order', 'price', 'size'), type('StopOrder', 'price'), type('Trade', 'price'), type('Price')),
  ),
];
const questions = new Map([
  ['/concepts/transfer', ['transfer of money', 'mnemonic']],
  ['/concepts/recovery', ['transferable things', 'words of recovery']],
  ['/concepts/recovered', ['a phrase of recovery', 'exile']],
]);

let index: SearchIndex;
beforeAll(async () => {
  index = await smallIndex(pages, [], [], questions);
});

const terms = (word: string, options?: WordOptions): Term[] =>
  findTerms(index.names, index.content, word, false, options);
function only(word: string, options?: WordOptions): Term {
  const [term, ...others] = terms(word, options);
  if (term === undefined || others.length > 0) throw new Error(`${word} is not one term.`);
  return term;
}

const place = (id: number): string => {
  const document = index.names.documents[id];
  return document?.hash === '' ? (document.url.split('/').at(-1) ?? '') : (document?.hash ?? '');
};
/** What bears the word, and how well. */
const bearing = ({ own }: WordScores): Record<string, number> =>
  Object.fromEntries([...own].flatMap((value, id) => (value === 0 ? [] : [[place(id), Number(value.toFixed(3))]])));
/** The questions that hold the word, by their number. */
const asked = (scores: WordScores): Record<number, number> =>
  Object.fromEntries(
    [...(scores.asked?.quality ?? [])].flatMap((value, id) => (value === 0 ? [] : [[id, Number(value.toFixed(3))]])),
  );

describe('a mistyped word', () => {
  it('stands for the word that is most like it', () => {
    const { meant, similar, scores } = only('transfre');
    expect(meant).toBe('transfer');
    expect(similar).toEqual(['transfer']);
    expect(Object.keys(bearing(scores))).toEqual(['transfer']);
  });

  it('is looked for in questions as the word that was meant, not as what goes on from it', () => {
    // “transfer of money” holds it, “transferable things” does not.
    expect(Object.keys(asked(only('transfre').scores))).toHaveLength(1);
    expect(Object.keys(asked(only('transfer').scores))).toHaveLength(2);
  });

  it('stands for nothing where nothing is like it', () => {
    const term = only('zzzzzzzzz');
    expect(term.similar).toEqual([]);
    expect(term).not.toHaveProperty('meant');
    expect(term.scores.documents).toBe(0);
  });

  it('means the whole name where a part of a qualified name was mistyped', () => {
    const term = only('Ordre.price');
    expect(term.token).toBe('ordreprice');
  });
});

describe('a word that is whole', () => {
  it('goes on only where nothing bears or holds it as it is', () => {
    expect(Object.keys(bearing(only('rest').scores)).toSorted()).toEqual(['rest', 'restore']);
    expect(Object.keys(bearing(only('rest', { mayGoOn: false }).scores))).toEqual(['rest']);
    expect(Object.keys(bearing(only('resto', { mayGoOn: false }).scores))).toEqual(['restore']);
  });
});

describe('a synonym', () => {
  const both = { synonyms: [['transfer']] };

  it('finds what the word does not, for a little less than itself', () => {
    const { scores } = only('rest', { mayGoOn: false, ...both });
    const found = bearing(scores);
    expect(found['rest']).toBe(1);
    expect(found['transfer']).toBeLessThan(0.9);
    expect(found['transfer']).toBeGreaterThan(0.8);
    expect(scores.ids.map(place).toSorted()).toEqual(['rest', 'transfer']);
    expect(scores.documents).toBe(2);
  });

  it('takes nothing from what the word finds, and counts no document twice', () => {
    const alone = only('rest').scores;
    const { scores } = only('rest', { synonyms: [['rest'], ['restore']] });
    expect(bearing(scores)['rest']).toBe(bearing(alone)['rest']);
    expect(bearing(scores)['restore']).toBeGreaterThan(bearing(alone)['restore'] ?? 1);
    expect(scores.ids.map(place).toSorted()).toEqual(['rest', 'restore']);
  });

  it('of several words is found where all of them are', () => {
    const { scores } = only('rest', { mayGoOn: false, synonyms: [['recovery', 'phrase']] });
    expect(scores.ids.map(place).toSorted()).toEqual(['recovery', 'rest']);
    expect(scores.documents).toBe(2);
    // Of the questions “a phrase of recovery” has both, “words of recovery” one.
    expect(Object.keys(asked(scores))).toHaveLength(1);
    const backwards = only('rest', { mayGoOn: false, synonyms: [['phrase', 'recovery']] }).scores;
    expect(backwards.ids.map(place).toSorted()).toEqual(['recovery', 'rest']);
    expect(Object.keys(asked(backwards))).toHaveLength(1);
  });

  it('of several words is found nowhere when one of them is nowhere', () => {
    const { scores } = only('rest', { mayGoOn: false, synonyms: [['recovery', 'zzzz']] });
    expect(scores.ids.map(place)).toEqual(['rest']);
    expect(asked(scores)).toEqual({});
  });

  it('is looked for in questions as well, weighing what all its words weigh', () => {
    const one = only('rest', { synonyms: [['mnemonic']] }).scores.asked;
    const position = one?.quality.findIndex((value) => value > 0) ?? -1;
    expect(one?.quality[position]).toBeCloseTo(bearing(only('rest', both).scores)['transfer'] ?? 0);
    expect(one?.weight[position]).toBe(only('mnemonic').scores.asked?.weight[position]);

    const two = only('rest', { synonyms: [['recovery', 'phrase']] }).scores.asked;
    const ofTwo = two?.quality.findIndex((value) => value > 0) ?? -1;
    const weights = ['recovery', 'phrase'].map((word) => only(word).scores.asked?.weight[ofTwo] ?? 0);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(two?.weight[ofTwo]).toBeCloseTo(weights.reduce((sum, weight) => sum + weight, 0));
  });

  it('of a word that only questions hold leaves it found', () => {
    const { scores } = only('exile', { synonyms: [['zzzz']] });
    expect(scores.ids).toEqual([]);
    expect(scores.documents).toBe(1);
  });

  it('is found before the second file is there', () => {
    const [term] = findTerms(index.names, undefined, 'rest', false, { mayGoOn: false, ...both });
    expect(Object.keys(bearing(term?.scores ?? only('rest').scores)).toSorted()).toEqual(['rest', 'transfer']);
    expect(term?.scores.asked).toBeUndefined();
  });
});

describe('a qualified name', () => {
  it('is one term, borne by what belongs to what the others name', () => {
    const { scores, similar } = only('Order.size');
    expect(bearing(scores)).toEqual({ '#Order.size': 1 });
    expect(scores.documents).toBe(1);
    expect(scores.ids.map(place)).toContain('#Order.size');
    expect(similar).toEqual([]);
  });

  it('is not that of another owner, though the last part is', () => {
    expect(bearing(only('Trade.price').scores)).toEqual({ '#Trade.price': 1 });
  });

  it('takes the page for an owner', () => {
    expect(bearing(only('proto.Order.size').scores)).toEqual({ '#Order.size': 1 });
  });

  it('falls into its words when nothing belongs to the others', () => {
    expect(terms('Transfer.size').map(({ token }) => token)).toEqual(['transfer', 'size']);
  });

  it('that a title is as a whole is looked for as that', () => {
    expect(only('a.proto').token).toBe('aproto');
    expect(bearing(only('a.proto').scores)['a']).toBe(1);
  });
});

describe('an identifier that nothing bears', () => {
  it('is looked for by its parts, unless it is like one that something bears', () => {
    expect(terms('restTransferBanned').map(({ token }) => token)).toEqual(['rest', 'transfer', 'banned']);
    expect(terms('StopOrdr').map(({ token, meant }) => [token, meant])).toEqual([['stopordr', 'stoporder']]);
  });
});

it('without letters and digits is no term', () => {
  expect(terms('…')).toEqual([]);
});
