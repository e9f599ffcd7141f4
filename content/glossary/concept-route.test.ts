import { expect, it } from 'vitest';
import { conceptRoute } from './concept-route.ts';

it.each([
  ['/work/docs/concepts/governance.mdx', '/concepts/governance'],
  ['/work/docs/concepts/assets/index.mdx', '/concepts/assets'],
  ['/work/versioned_docs/version-v0.73/concepts/assets/accounts.mdx', '/concepts/assets/accounts'],
  ['/work/docs/tutorials/index.mdx', undefined],
])('gives the route of %s', (file, route) => {
  expect(conceptRoute(file)).toBe(route);
});
