import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search, type Answer, type SearchIndex, type SearchOptions } from './search.ts';

let index: SearchIndex;
beforeAll(async () => {
  index = await smallIndex(
    [
      builtPage('/concepts/rest', 'Rest and pause', '<p>Sleep.<h2 id=from>From</h2><p>When.'),
      builtPage('/concepts/restore', 'Restore a pause', '<p>Begin again.'),
      builtPage('/tools/collateral', 'Collateral', '<p>Money.'),
      builtPage('/tools/level', 'Margin collateral', '<p>Money.'),
      builtPage('/tools/pauses', 'Pausing tools', '<p>A pause.'),
      builtPage(
        '/api/grpc/a.proto',
        'a.proto',
        '<div class=reference><h3 id=pauseMarket>pauseMarket</h3><p>Stop.</div>',
      ),
    ],
    [['halt', 'sleep']],
  );
});
const answer = (query: string, options: Partial<SearchOptions> = {}): Answer =>
  search(index, query, { limit: 8, ...options });
const titles = (query: string, options?: Partial<SearchOptions>): string[] =>
  answer(query, options).results.map(({ document }) => document.title);

describe('what is told of the words of a query', () => {
  it('are those that mean something, as they were typed but small', () => {
    expect(answer('Where is the Pause').words).toEqual(['pause']);
    expect(answer('Where is the Pause').marked).toEqual(['pause']);
    expect(answer('pauseMarket').words).toEqual(['pausemarket']);
  });

  it('are all of them when none means anything by itself', () => {
    expect(answer('from').words).toEqual(['from']);
    expect(answer('from').marked).toEqual(['from']);
    expect(answer('from the').words).toEqual(['from', 'the']);
  });

  it('are what was found in their stead as well, once each', () => {
    expect(answer('restroe').words).toEqual(['restroe', 'restore']);
    expect(answer('restroe').marked).toEqual(['restroe', 'restore']);
    expect(answer('pause pause').words).toEqual(['pause']);
  });

  it('are the parts of identifiers as well where they are marked', () => {
    expect(answer('pauseMarket').marked).toEqual(['pausemarket', 'pause', 'market']);
  });
});

describe('a word before others', () => {
  it('is not still being typed in prose', () => {
    expect(titles('pause rest')).toContain('Restore a pause');
    expect(answer('rest pause').results[0]?.document.title).toBe('Rest and pause');
    expect(titles('rest pause')).not.toContain('Restore a pause');
  });

  it('may be in code', () => {
    expect(titles('paus pauseMarket')).toContain('pauseMarket');
  });
});

describe('results of one kind', () => {
  it('are of that kind only', () => {
    expect(titles('pause', { kind: 'grpc' })).toEqual(['pauseMarket']);
    expect(titles('pause', { kind: 'concepts' }).toSorted()).toEqual(['Rest and pause', 'Restore a pause']);
    expect(answer('pause', { kind: 'rest' })).toMatchObject({ results: [], total: 0 });
    expect(titles('pause', { kind: 'concepts', context: 'tools' })).toEqual([]);
  });
});

describe('a synonym', () => {
  it('is looked for where the word means something', () => {
    expect(titles('halt')).toEqual(['Rest and pause']);
  });
});

describe('a mistyped word', () => {
  it('is compared with whole names as it was meant, the others as they were typed', () => {
    for (const [query, title] of [
      ['colateral', 'Collateral'],
      ['margin colateral', 'Margin collateral'],
    ] as const) {
      const [best] = answer(query).results;
      expect(best?.document.title).toBe(title);
      // More than finding all of its words is worth: it is the name.
      expect(best?.score).toBeGreaterThan(1);
    }
  });

  it('finds what the right one finds, beside others as well', () => {
    expect(titles('restroe pause')[0]).toBe(titles('restore pause')[0]);
  });
});
