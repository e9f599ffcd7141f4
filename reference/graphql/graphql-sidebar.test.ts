import { expect, it } from 'vitest';
import { graphqlSidebar } from './graphql-sidebar.ts';

it('names a page by its label and finds it by its route', () => {
  expect(graphqlSidebar([{ route: '/api/graphql/enums', sidebarLabel: 'Enums' }])).toEqual([
    { type: 'doc', id: 'api/graphql/enums', label: 'Enums' },
  ]);
});
