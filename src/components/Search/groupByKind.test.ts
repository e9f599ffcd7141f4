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

describe('groupByKind', () => {
  it('puts the kind of the best hit first, and hits of a page together', () => {
    const groups = groupByKind([
      hit(1, '/concepts/a'),
      hit(2, '/api/rest/core/x'),
      hit(3, '/concepts/b'),
      hit(4, '/concepts/a'),
      hit(5, '/tutorials'),
    ]);
    expect(groups.map(({ kind, hits }) => [kind, hits.map(({ document }) => document.id)])).toEqual([
      ['concepts', [1, 4, 3]],
      ['rest', [2]],
      ['guides', [5]],
    ]);
  });
});
