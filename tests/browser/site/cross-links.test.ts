import { existsSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { elementName } from '../../../reference/descriptors/element-name.ts';
import { elementsOf } from '../../../reference/descriptors/elements-of.ts';
import { loadDescriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { loadGraphql } from '../../../reference/graphql/load-graphql.ts';
import type { GraphqlModel } from '../../../reference/graphql/types.ts';
import { filesOf } from '../../../common/files-of.ts';
import { trees, newestRelease } from '../../../product.ts';
import { deadLinks } from './dead-links.ts';

interface Links {
  readonly operations: Readonly<Record<string, { readonly route: string }>>;
  readonly types: Readonly<Record<string, string>>;
  readonly gql: Readonly<Record<string, string>>;
  readonly wallet: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

const pages = filesOf('build', (file) => file.endsWith('.html')).map((file) => ({
  path: `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`,
  html: readFileSync(`build/${file}`, 'utf8'),
}));
const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));
const links = JSON.parse(readFileSync('.generated/links/testnet.json', 'utf8')) as Links;
let model: GraphqlModel;
let isTypeOrRpc: (name: string) => boolean;
beforeAll(async () => {
  const descriptors = await loadDescriptors(newestRelease);
  const named = new Set(
    descriptors.files
      .flatMap(elementsOf)
      .filter(({ kind }) => ['message', 'enum', 'rpc'].includes(kind))
      .map(elementName),
  );
  isTypeOrRpc = (name) => named.has(name);
  model = await loadGraphql(descriptors);
});
const treePaths = Object.values(trees).map(({ path }) => path);

describe('links inside the site', () => {
  it('lead to a page or file that exists, and to an anchor that it holds', () => {
    const {
      links: count,
      anchors,
      dead,
    } = deadLinks(pages, (path) => existsSync(`build${path}`) && statSync(`build${path}`).isFile());
    console.log(`${pages.length} pages: ${count} links followed, ${anchors} of them to an anchor.`);
    expect(anchors).toBeGreaterThan(50_000);
    expect(dead).toEqual([]);
  });
});

describe.each(treePaths)('the reference in /%s', (tree) => {
  const anchored = (route: string): boolean => {
    const [path = '', anchor] = route.split('#');
    const html = htmlOf.get(`/${tree}${path}`);
    return (
      html !== undefined &&
      (anchor === undefined ||
        html.includes(` id="${anchor}"`) ||
        html.includes(` id=${anchor} `) ||
        html.includes(` id=${anchor}>`))
    );
  };

  it.each(['types', 'gql', 'wallet', 'commands', 'params'] as const)('has an anchor for each of its %s', (kind) => {
    const routes = Object.entries(links[kind]);
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter(([, route]) => !anchored(route)).map(([name, route]) => `${name} ${route}`)).toEqual([]);
  });

  it('leads from every REST operation to its rpc, and back', () => {
    const oneWay = Object.entries(links.operations).filter(([id, { route }]) => {
      const [service = '', name = ''] = id.split('_');
      // The explorer's operations leave "Service" out of the service's name.
      const full = Object.keys(links.types).find(
        (type) => type.endsWith(`.${service}.${name}`) || type.endsWith(`.${service}Service.${name}`),
      );
      const rpc = links.types[full ?? ''] ?? '#';
      const there = htmlOf.get(`/${tree}${route}`)?.includes(`/${tree}${rpc}`) === true;
      return !there || htmlOf.get(`/${tree}${rpc.split('#')[0]}`)?.includes(`/${tree}${route}`) !== true;
    });
    expect(Object.keys(links.operations)).toHaveLength(129);
    expect(oneWay.map(([id]) => id)).toEqual([]);
  });

  it('leads from every GraphQL type, query and subscription to its twin in gRPC, and back', () => {
    const holds = (route: string | undefined, target: string | undefined): boolean =>
      htmlOf.get(`/${tree}${route?.split('#')[0]}`)?.includes(`/${tree}${target}`) === true;
    const twins = [...model.twins].filter(([name, twin]) => !name.endsWith(')') && isTypeOrRpc(twin));
    const there = twins.filter(([name, twin]) => !holds(links.gql[name], links.types[twin]));
    const back = twins.filter(([name, twin]) => !holds(links.types[twin], links.gql[name]));
    console.log(`${tree}: ${twins.length} GraphQL elements lead to gRPC and back.`);
    expect(twins.length).toBeGreaterThan(300);
    expect(there.map(([name, twin]) => `${name} → ${twin}`)).toEqual([]);
    expect(back.map(([name, twin]) => `${twin} → ${name}`)).toEqual([]);
  });
});
