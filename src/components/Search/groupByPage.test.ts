import { describe, expect, it } from 'vitest';
import type { Hit } from '@site/search/worker/messages';
import { groupByPage } from './groupByPage.ts';

const hit = (url: string, title: string): Hit => ({
  document: {
    id: 0,
    type: 1,
    title,
    url,
    hash: `#${title}`,
    breadcrumbs: ['Concepts'],
    section: '',
    parent: 0,
    names: [],
  },
  page: url,
  title: { text: title, marks: [] },
  snippet: undefined,
  preview: undefined,
  about: '',
});

describe('groupByPage', () => {
  it('keeps the order of pages by their best hit and of hits on a page', () => {
    const groups = groupByPage([hit('/b', '1'), hit('/a', '2'), hit('/b', '3')]);
    expect(groups.map(({ url, hits }) => [url, hits.map(({ title }) => title.text)])).toEqual([
      ['/b', ['1', '3']],
      ['/a', ['2']],
    ]);
  });
});
