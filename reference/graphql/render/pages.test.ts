import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadDescriptors } from '../../descriptors/load-descriptors.ts';
import { loadGraphql } from '../load-graphql.ts';
import type { GraphqlModel } from '../types.ts';
import { anchor } from './anchor.ts';
import { graphqlPages, type GraphqlPage } from './pages.ts';

let model: GraphqlModel;
let pages: GraphqlPage[];
beforeAll(async () => {
  model = await loadGraphql(await loadDescriptors(newestRelease));
  pages = graphqlPages(model);
});

const typesOf = (page: GraphqlPage): string[] => page.sections.flatMap(({ types }) => types.map(({ name }) => name));

describe('the pages of the GraphQL reference', () => {
  it('show every type exactly once', () => {
    const all = Object.keys(model.schema.getTypeMap()).filter((name) => !name.startsWith('__'));
    expect(pages.flatMap(typesOf).sort()).toEqual(all.sort());
  });

  it('are few, one for each category, with the objects cut by subject', () => {
    expect(pages.map(({ route }) => route.replace('/api/graphql/', ''))).toEqual([
      'queries',
      'subscriptions',
      'objects-markets',
      'objects-trading',
      'objects-accounts',
      'objects-governance',
      'objects-network',
      'inputs',
      'enums',
      'unions',
      'scalars',
    ]);
    expect(pages.find(({ route }) => route.endsWith('objects-trading'))?.sections[0]).toMatchObject({
      title: 'Orders',
    });
  });

  it('keep anchors apart', () => {
    for (const page of pages) {
      const anchors = typesOf(page).map(anchor);
      expect(new Set(anchors).size, page.route).toBe(anchors.length);
    }
  });
});

describe('anchor', () => {
  it.each([
    ['Order', 'Order'],
    ['Order.price', 'Order.price'],
    ['Query.asset(id)', 'Query.asset.id'],
    ['Side.SIDE_BUY', 'Side.SIDE_BUY'],
  ])('%s → %s', (name, expected) => expect(anchor(name)).toBe(expected));
});
