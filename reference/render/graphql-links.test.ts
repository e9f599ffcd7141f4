import { expect, it } from 'vitest';
import { graphqlLinks } from './graphql-links.ts';

const twins = new Map([
  [
    'vega.Order',
    [
      { name: 'Order', route: '/api/graphql/objects-trading#Order' },
      { name: 'OrderUpdate', route: '/api/graphql/x#OrderUpdate' },
    ],
  ],
]);

it('leads to all that mirrors an element', () => {
  expect(graphqlLinks(twins, 'vega.Order').text).toBe(
    '<p class="twins">GraphQL: <a href="/~tree~/api/graphql/objects-trading#Order"><code>Order</code></a>, ' +
      '<a href="/~tree~/api/graphql/x#OrderUpdate"><code>OrderUpdate</code></a></p>',
  );
});

it('is silent where nothing does', () => expect(graphqlLinks(twins, 'vega.Trade').isEmpty).toBe(true));
