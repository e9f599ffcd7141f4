import { describe, expect, it } from 'vitest';
import type { PageExport } from './page-export.ts';
import { sectionsOf } from './sections.ts';

const page = (route: string, tree: 'mainnet' | 'testnet' = 'mainnet'): PageExport => ({
  path: `/${tree}${route === '/' ? '' : route}`,
  tree,
  route,
  kind: 'guide',
  title: route,
  description: '',
  sidebar: undefined,
  headings: [],
  tags: [],
  lastChange: undefined,
  anchors: [],
  markdown: '# x\n',
});
const sidebars = {
  concepts: [
    'concepts/new',
    {
      type: 'category' as const,
      label: 'Chain',
      link: { type: 'doc' as const, id: 'concepts/chain/index' },
      items: ['concepts/chain/nodes'],
    },
  ],
  api: [
    'api/overview',
    {
      type: 'category' as const,
      label: 'REST',
      link: { type: 'generated-index' as const, slug: '/category/api/rest', title: 'REST' },
      items: [{ type: 'doc' as const, id: 'api/rest/time' }],
    },
  ],
};
const routes = [
  '/api/rest/time',
  '/',
  '/category/api/rest',
  '/concepts/chain/nodes',
  '/concepts/new',
  '/releases/overview',
  '/api/overview',
  '/concepts/chain',
];

describe('the sections of a tree', () => {
  const sections = sectionsOf(
    'mainnet',
    [...routes.map((route) => page(route)), page('/concepts/new', 'testnet')],
    sidebars,
  );

  it('follow the sidebars, with each category of the APIs as a section', () => {
    expect(sections.map(({ id, pages }) => [id, pages.map(({ route }) => route)])).toEqual([
      ['start', ['/']],
      ['concepts', ['/concepts/new', '/concepts/chain', '/concepts/chain/nodes']],
      ['api', ['/api/overview']],
      ['api-rest', ['/category/api/rest', '/api/rest/time']],
      ['releases', ['/releases/overview']],
    ]);
  });

  it('are named as the navigation names them', () => {
    expect(sections.map(({ title }) => title)).toEqual(['Start', 'Concepts', 'APIs', 'APIs: REST', 'Releases']);
  });
});
