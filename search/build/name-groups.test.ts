import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/small-index.ts';
import type { ExtractedPage } from '../extract/types.ts';
import { nameGroups } from './name-groups.ts';
import { orderRecords } from './order-records.ts';

/** The letter of a page's kind. */
function letter(route: string, kind: ExtractedPage['kind']): string | undefined {
  const [pages] = nameGroups(orderRecords([{ ...builtPage(route, 'Title', '<p>x'), kind }]));
  return pages?.documents.kinds;
}

describe('the kinds of pages', () => {
  it.each([
    ['/concepts/fees', 'guide', 'g'],
    ['/tutorials/proposals/x', 'guide', 't'],
    ['/node-operators/how-to/x', 'guide', 't'],
    ['/tutorials', 'guide', 'g'],
    ['/concepts/glossary', 'glossary', 'd'],
    ['/api/network-parameters', 'reference', 'r'],
    ['/tutorials/table', 'reference', 'r'],
    ['/api/bridge/contracts/x', 'reference', 'o'],
    ['/api/bridge', 'reference', 'r'],
    ['/api/bridge/contracts/x', 'guide', 'g'],
    ['/api/rest/data/x', 'operation', 'o'],
    ['/api/rest/state/x', 'operation', 's'],
    ['/category/api', 'category', 'l'],
    ['/', 'landing', 'g'],
  ] as const)('%s, a %s, is of kind %s', (route, kind, expected) => {
    expect(letter(route, kind)).toBe(expected);
  });
});
