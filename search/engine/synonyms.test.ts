import { beforeAll, describe, expect, it } from 'vitest';
import { readSynonyms } from '../build/synonyms.ts';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search, type SearchIndex } from './search.ts';
import { alternatives, readSynonyms as bySynonym } from './synonyms.ts';

describe('alternatives', () => {
  const synonyms = bySynonym([
    ['seed phrase', 'recovery phrase'],
    ['seed', 'start node'],
    ['stake', 'nominate'],
  ]);

  it('gives every word of what is typed what it may mean, whatever its ending', () => {
    expect(alternatives(synonyms, ['restore', 'seed', 'phrases'])).toEqual([
      [],
      [
        ['recovery', 'phrase'],
        ['start', 'node'],
      ],
      [['recovery', 'phrase']],
    ]);
    expect(alternatives(synonyms, ['staking'])).toEqual([[['nominate']]]);
  });

  it('gives nothing for a part of what is typed', () => {
    expect(alternatives(synonyms, ['phrase', 'seedling'])).toEqual([[], []]);
  });
});

describe('search by synonyms', () => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await smallIndex(
      [
        builtPage('/tools/restore', 'Restore a wallet', '<p>From its recovery phrase.<h2 id=words>The words</h2>'),
        builtPage('/tools/seeds', 'Nodes to start from', '<p>Seeds of the network.'),
        builtPage('/tools/phrases', 'Phrases', '<p>Of this language.'),
        builtPage('/api/grpc/a.proto', 'a.proto', '<div class=reference><h3 id=Order>Order</h3></div>'),
      ],
      [['seed phrase', 'recovery phrase']],
    );
  });

  it('finds the page that uses the other word, and the word itself as well', () => {
    expect(search(index, 'restore seed phrase', { limit: 3 }).results[0]?.document.title).toBe('Restore a wallet');
    expect(search(index, 'seeds', { limit: 3 }).results[0]?.document.title).toBe('Nodes to start from');
  });
});

describe('search/synonyms.yaml', () => {
  const entries = readSynonyms('.');

  it('says no word twice, and nothing of a word itself', () => {
    const typed = entries.map(([word]) => word);
    expect(typed.filter((word, position) => typed.indexOf(word) !== position)).toEqual([]);
    expect(entries.filter(([word, ...means]) => means.includes(word)).map(([word]) => word)).toEqual([]);
  });
});
