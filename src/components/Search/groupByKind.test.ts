import { describe, expect, it } from 'vitest';
import type { Hit } from '@site/search/worker/messages';
import { groupByKind } from './groupByKind';

const hit = (id: number, url: string): Hit => ({
  document: {
    id,
    parent: 0,
    type: 0,
    title: url,
    url: `/testnet${url}`,
    hash: '',
    breadcrumbs: [],
    section: '',
    names: [],
  },
  page: url,
  title: { text: url, marks: [] },
  snippet: undefined,
  preview: undefined,
  about: '',
});

const shown = (hits: readonly Hit[]): unknown =>
  groupByKind(hits).map(({ kind, hits: members }) => [kind, members.map(({ document }) => document.id)]);

describe('groupByKind', () => {
  it('puts the kind of the best hit first, and hits of a page together', () => {
    expect(
      shown([
        hit(1, '/concepts/a'),
        hit(2, '/concepts/a'),
        hit(3, '/concepts/b'),
        hit(4, '/api/rest/core/x'),
        hit(5, '/concepts/a'),
        hit(6, '/tutorials'),
      ]),
    ).toEqual([
      ['best', [1, 2, 3]],
      ['rest', [4]],
      ['concepts', [5]],
      ['guides', [6]],
    ]);
    expect(shown([hit(1, '/concepts/a'), hit(2, '/concepts/b'), hit(3, '/concepts/c'), hit(4, '/tutorials')])).toEqual([
      ['concepts', [1, 2, 3]],
      ['guides', [4]],
    ]);
  });

  it('keeps the best three in their order where kinds would move one of them', () => {
    expect(
      shown([
        hit(1, '/concepts/a'),
        hit(2, '/api/rest/core/x'),
        hit(3, '/concepts/b'),
        hit(4, '/tutorials'),
        hit(5, '/api/rest/core/y'),
        hit(6, '/tutorials/b'),
      ]),
    ).toEqual([
      ['best', [1, 2, 3]],
      ['guides', [4, 6]],
      ['rest', [5]],
    ]);
  });
});
