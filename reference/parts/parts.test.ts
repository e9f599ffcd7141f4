import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { factTable } from '../../tests/fact-table.ts';
import { newestRelease } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { downloadsRoute } from '../pages/download-page.ts';
import { joinLinks } from '../links/join-links.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';
import { fillIn } from '../render/placeholders.ts';
import { allParts } from './all-parts.ts';

const parts = await allParts(newestRelease, process.cwd());
const pages = parts.flatMap((part) => part.pages);
const links = joinLinks(parts.map((part) => part.links));
const ids = new Map(
  pages.map(({ route, html }) => [
    route,
    new Set([...html.text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')),
  ]),
);

const downloads = new Set(
  parts.flatMap((part) => part.downloads('testnet', loadNetwork('testnet'))).map(({ file }) => file),
);

/** Whether a link of the reference, `/api/…#anchor`, has an end. */
function leadsNowhere(link: string): boolean {
  if (downloads.has(link.slice(1)) || link === downloadsRoute) return false;
  const [route = '', anchor] = link.split('#');
  const known = ids.get(route);
  return known ? anchor !== undefined && !known.has(anchor) : !writtenByHand.test(route);
}

/** Pages of the API area that writers make. */
const writtenByHand =
  /^\/api\/(overview|using-the-apis|architecture|building-blocks|public-endpoints|websocket|rest\/overview|grpc\/overview|graphql\/overview|vega-wallet\/(?!reference\/(core\/json-rpc$|local-service)).*)$|^\/(concepts|tutorials)\//;

describe('the reference', () => {
  it("has every page of the release's REST, gRPC and bridge references", () => {
    const routes = factTable<{ testnet: readonly string[] }>('routes.json').testnet;
    const expected = routes
      .filter(
        (route) =>
          /^\/testnet\/api\/(rest\/|grpc\/|bridge).*(?<!overview)$/.test(route) && !route.includes('undefined'),
      )
      .map((route) => route.slice('/testnet'.length));
    expect(expected.filter((route) => !ids.has(route))).toEqual([]);
  });

  it('has one page a route', () => {
    expect(ids.size).toBe(pages.length);
  });

  it.each(pages.map((page) => [page.route, page] as const))(
    '%s links to pages and anchors that exist',
    (_, { html }) => {
      const targets = [...html.text.matchAll(/href="\/~tree~(\/[^"]*)"/g)].map((match) => match[1] ?? '');
      expect([...new Set(targets.filter(leadsNowhere))]).toEqual([]);
    },
  );

  it.each(pages.map((page) => [page.route, page] as const))(
    '%s has anchors that are unique and links within itself that have an end',
    (route, { html }) => {
      const all = [...html.text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
      const inside = [...html.text.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? '');
      expect([...new Set(inside)].filter((id) => !ids.get(route)?.has(id))).toEqual([]);
    },
  );

  it.each(pages.map((page) => [page.route, page] as const))(
    '%s has a contents list whose entries exist',
    (route, { toc }) => {
      expect(toc.filter(({ id }) => !ids.get(route)?.has(id))).toEqual([]);
    },
  );

  it('tells tags where every element is, rightly', () => {
    const routes = [
      ...Object.values(links.operations).map(({ route }) => route),
      ...Object.values(links.types),
      ...Object.values(links.gql),
      ...Object.values(links.params),
      ...Object.values(links.wallet),
      ...Object.values(links.commands),
    ];
    expect(routes.length).toBeGreaterThan(4000);
    expect(routes.filter(leadsNowhere)).toEqual([]);
    expect(links.types['vega.Order.peak_size'] ?? links.types['vega.Order.price']).toMatch(
      /^\/api\/grpc\/vega\/vega\.proto#Order\./,
    );
  });

  // The layout around a page takes 6 KB. The page with every rpc of a data node has a call and an answer beside each of 104 rpcs, and a table
  // of errors below.
  it.each(pages.map((page) => [page.route, page] as const))(
    '%s leaves room for the layout in its budget of compressed HTML',
    (route, { html }) => {
      expect(gzipSync(html.text).length).toBeLessThan(route.startsWith('/api/grpc/data-node/') ? 93_500 : 54_000);
    },
  );

  it('puts every page but the hand-written ones into a sidebar', () => {
    const idsOf = (item: SidebarItem): string[] =>
      item.type === 'doc'
        ? [item.id]
        : [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
    const listed = parts
      .flatMap((part) => Object.values(part.sidebars))
      .flat()
      .flatMap(idsOf);
    const byName = 'api/vega-wallet/reference/core/json-rpc-api-playground';
    expect([...listed, byName].sort()).toEqual(pages.map(({ route }) => route.slice(1)).sort());
  });

  it('shows each tree its own hosts', () => {
    const page =
      pages.find(({ route }) => route === '/api/rest/data-v2/trading-data-service-get-vega-time')?.html.text ?? '';
    for (const tree of ['mainnet', 'testnet'] as const) {
      const html = fillIn(page, tree, loadNetwork(tree));
      expect(html).toContain(`${loadNetwork(tree).rest[0]}/api/v2/vega/time`);
      expect(html).toContain(`href="/${tree}/api/grpc/`);
      expect(html).not.toContain('~');
    }
  });

  it('lists REST operations and categories in the order of the release', () => {
    interface Node {
      readonly link: string | null;
      readonly children?: readonly Node[];
    }
    const facts = factTable<{ api: readonly Node[] }>('sidebars.json');
    const flat = (nodes: readonly Node[]): string[] =>
      nodes.flatMap((node) => [...(node.link ? [node.link] : []), ...flat(node.children ?? [])]);
    const expected = flat(facts.api)
      .filter((link) => /\/api\/rest\/.+\/.+/.test(link))
      .map((link) => link.slice('/testnet'.length));
    const own = (item: SidebarItem): string[] =>
      item.type === 'doc'
        ? [`/${item.id}`]
        : [...(item.link?.type === 'generated-index' ? [item.link.slug] : []), ...item.items.flatMap(own)];
    expect((parts[0]?.sidebars['api-rest'] ?? []).flatMap(own)).toEqual(expected);
  });
});
