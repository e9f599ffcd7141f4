import { describe, expect, it } from 'vitest';
import { pruneRoutes, readRoutes } from './prune-routes.ts';

const table = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'e5f'), exact: true },
  { path: '/', component: ComponentCreator('/', '442'), routes: [
    { path: '/mainnet', component: ComponentCreator('/mainnet', 'b2b'), routes: [
      { path: '/mainnet/tags', component: ComponentCreator('/mainnet/tags', 'aaa'), exact: true },
      { path: '/mainnet', component: ComponentCreator('/mainnet', '2e6'), routes: [
        { path: '/mainnet/a', component: ComponentCreator('/mainnet/a', 'ee2'), exact: true, sidebar: "concepts" },
        { path: '/mainnet/b', component: ComponentCreator('/mainnet/b', 'ee3'), exact: true, sidebar: "concepts" },
      ]},
    ]},
  ]},
  { path: '*', component: ComponentCreator('*') },
];
`;

describe('pruneRoutes', () => {
  const { source, kept } = pruneRoutes(readRoutes(table), new Set(['/mainnet-2e6']));

  it('drops every document and keeps every other route', () => {
    expect(source).not.toContain('/mainnet/a');
    expect(source).not.toContain('concepts');
    expect([...kept]).toEqual(['/-e5f', '/-442', '/mainnet-b2b', '/mainnet/tags-aaa', '/mainnet-2e6']);
  });

  it('lets the runtime fill the place of the documents', () => {
    expect(source).toContain('routes: documentRoutes("/mainnet")');
  });

  it('answers for the documents only at known addresses, so that others reach the not-found page', () => {
    expect(source).toContain('path: knownPaths(["/mainnet/tags"]), exact: true');
    expect(source.trimEnd().endsWith('];')).toBe(true);
    expect(source.indexOf('"*"')).toBeGreaterThan(source.indexOf('documentRoutes("/mainnet")'));
  });

  it('grows by nothing when documents are added', () => {
    const more = table.replace(
      "{ path: '/mainnet/b'",
      Array.from(
        { length: 500 },
        (_, i) => `{ path: '/mainnet/x${i}', component: ComponentCreator('/mainnet/x${i}', 'h${i}'), exact: true },`,
      ).join('') + "{ path: '/mainnet/b'",
    );
    expect(pruneRoutes(readRoutes(more), new Set(['/mainnet-2e6'])).source).toBe(source);
  });

  it('says that the framework changed when the table has another form', () => {
    expect(() => readRoutes('module.exports = []')).toThrow(/no default export/);
  });
});
