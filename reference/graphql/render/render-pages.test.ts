import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadDescriptors } from '../../descriptors/load-descriptors.ts';
import { loadApiErrors } from '../../errors/load-api-errors.ts';
import { typeLinks } from '../../links/type-links.ts';
import { buildModel, type Model } from '../../model/model.ts';
import type { ReferencePage } from '../../pages/reference-page.ts';
import { placeholder } from '../../render/placeholders.ts';
import { graphqlReference, type GraphqlReference } from '../graphql-reference.ts';

const BUDGET = 45 * 1024;

let apis: Model;
let reference: GraphqlReference;
let page: (slug: string) => ReferencePage;
beforeAll(async () => {
  const descriptors = await loadDescriptors(newestRelease);
  apis = buildModel(process.cwd(), descriptors);
  reference = await graphqlReference(descriptors, apis);
  page = (slug) => {
    const found = reference.pages.find(({ route }) => route === `/api/graphql/${slug}`);
    if (!found) throw new Error(`no page ${slug}`);
    return found;
  };
});

/** What a page says of one element: from its anchor to the next. */
function entry(html: string, id: string): string {
  const start = html.indexOf(` id="${id}"`);
  expect(start, id).toBeGreaterThan(0);
  return html.slice(start, html.indexOf(' id="', start + 5));
}

describe('a page of queries', () => {
  it('shows what a query answers, its arguments, its twins and an example', () => {
    const html = page('queries').html.text;
    expect(entry(html, 'Query.asset')).toContain(
      `Returns <span class="type"><a href="/${placeholder.tree}/api/graphql/objects-accounts#Asset">Asset</a></span>`,
    );
    expect(entry(html, 'Query.asset')).toContain(
      `/api/grpc/data-node/api/v2/trading_data.proto#TradingDataService.GetAsset">TradingDataService.GetAsset</a>`,
    );
    expect(entry(html, 'Query.asset')).toContain('<code>/api/v2/asset/{assetId}</code>');
    expect(entry(html, 'Query.asset.id')).toContain('ID</a>!</span>');
    expect(html.slice(html.indexOf('id="Query.asset"'), html.indexOf('id="Query.asset.id"'))).toMatch(
      /^[^]*?<figcaption>Request<\/figcaption>[^]*?<figcaption>Variables<\/figcaption>/,
    );
  });

  it('says of a deprecated query which one to use', () => {
    expect(entry(page('queries').html.text, 'Query.estimateOrder')).toMatch(
      /<p class="deprecated">Deprecated\. Use <code>estimateFees<\/code>/,
    );
  });

  it('has an entry in the table of contents for every query', () => {
    const [common, ...queries] = page('queries').toc;
    expect(common).toEqual({ id: 'errors', value: 'Errors of any query', level: 2 });
    expect(queries).toHaveLength(71);
    expect(page('subscriptions').toc).toHaveLength(14);
  });
});

describe('a page of objects', () => {
  it('shows the fields of a type with linked types and the way to its message', () => {
    const html = page('objects-trading').html.text;
    expect(entry(html, 'Order')).toContain(`/api/grpc/vega/vega.proto#Order">Order</a>`);
    expect(entry(html, 'Order.market')).toContain('The market that the order was placed in.');
    expect(entry(html, 'Order.market')).toContain(`/api/graphql/objects-markets#Market">Market</a>!</span>`);
    expect(entry(html, 'Order.market')).toContain(`/api/grpc/vega/vega.proto#Order.market_id">Order.market_id</a>`);
  });

  it('lists where a type is used, many uses folded away', () => {
    expect(entry(page('objects-trading').html.text, 'IcebergOrder')).toMatch(
      /<p class="used-by">Used by <a [^>]*#Order\.icebergOrder"/,
    );
    expect(entry(page('objects-accounts').html.text, 'Party')).toMatch(
      /<details class="used-by"><summary>Used in \d+ places/,
    );
    expect(entry(page('objects-network').html.text, 'MarketTick')).toContain('Used by nothing');
  });
});

describe('other pages', () => {
  it('show values, members and scalars', () => {
    expect(page('enums').html.text).toContain('<li id="Side.SIDE_BUY"><code class="name">SIDE_BUY</code>');
    expect(entry(page('unions').html.text, 'Product')).toMatch(/<ul class="union-members">.*<code>Perpetual<\/code>/);
    expect(entry(page('scalars').html.text, 'Timestamp')).toContain('RFC 3339');
    expect(entry(page('scalars').html.text, 'String')).toContain('not as floating-point numbers');
  });
});

describe('all pages', () => {
  it('keep the budget of a page', () => {
    for (const { route, html } of reference.pages) expect(gzipSync(html.text).length, route).toBeLessThan(BUDGET);
  });

  it('have anchors of their own, and one for each entry of the table of contents', () => {
    for (const { route, html, toc } of reference.pages) {
      const ids = [...html.text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        route,
      ).toEqual([]);
      expect(
        toc.filter(({ id }) => !ids.includes(id)),
        route,
      ).toEqual([]);
    }
  });

  it('link to nothing that does not exist', () => {
    const anchors = new Set(
      reference.pages.flatMap(({ route, html }) =>
        [...html.text.matchAll(/ id="([^"]+)"/g)].map((match) => `${route}#${match[1]}`),
      ),
    );
    const proto = new Set(Object.values(typeLinks(apis)));
    const links = reference.pages.flatMap(({ html }) =>
      [...html.text.matchAll(/href="\/~tree~([^"]+)"/g)].map((match) => match[1] ?? ''),
    );
    expect(links.length).toBeGreaterThan(3000);
    const written = /^\/api\/graphql\/overview#/;
    const headings = new Set(
      [...readFileSync('docs/api/graphql/overview.mdx', 'utf8').matchAll(/^## (\w+)$/gm)].map(
        ([, title = '']) => `/api/graphql/overview#${title.toLowerCase()}`,
      ),
    );
    expect(links.filter((link) => written.test(link) && !headings.has(link))).toEqual([]);
    expect(
      links.filter((link) => link.startsWith('/api/graphql/') && !written.test(link) && !anchors.has(link)),
    ).toEqual([]);
    expect(links.filter((link) => link.startsWith('/api/grpc/') && !proto.has(link))).toEqual([]);
    const errors = new Set(
      loadApiErrors(newestRelease).errors.map(({ source, name }) => `/api/errors#${source}-${name}`),
    );
    expect(links.filter((link) => link.startsWith('/api/errors') && !errors.has(link))).toEqual([]);
    expect(links.filter((link) => !/^\/api\/(graphql\/|grpc\/|rest\/|errors#)/.test(link))).toEqual([]);
  });

  it('are what <Gql/> links to', () => {
    expect(reference.links['Order']).toBe('/api/graphql/objects-trading#Order');
    expect(reference.links['Order.price']).toBe('/api/graphql/objects-trading#Order.price');
    expect(reference.links['Query.orders']).toBeUndefined();
    expect(reference.links['Query.trades']).toBe('/api/graphql/queries#Query.trades');
    expect(reference.links['Subscription.trades']).toBe('/api/graphql/subscriptions#Subscription.trades');
    const ids = new Set(
      reference.pages.flatMap(({ route, html }) =>
        [...html.text.matchAll(/ id="([^"]+)"/g)].map((match) => `${route}#${match[1]}`),
      ),
    );
    expect(Object.values(reference.links).filter((route) => !ids.has(route))).toEqual([]);
  });

  it('tell gRPC and REST pages what mirrors them', () => {
    expect(reference.twins.get('vega.Order')?.map(({ name }) => name)).toEqual(['Order', 'OrderUpdate']);
    expect(reference.twins.get('datanode.api.v2.TradingDataService.GetAsset')).toEqual([
      { name: 'Query.asset', route: '/api/graphql/queries#Query.asset' },
    ]);
  });
});
