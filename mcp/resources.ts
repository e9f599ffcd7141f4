import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { didYouMean } from '../common/near-matches.ts';
import { markdownPath } from '../exports/markdown-path.ts';
import { product, trees, type TreeName } from '../product.ts';
import type { SiteData } from './site-data.ts';
import { elementText } from './tools/look-up.ts';

const scheme = `${product.slug}-docs`;
const names = Object.keys(trees) as TreeName[];
const mimeType = 'text/markdown';

/** Names offered at most while one is typed; the protocol allows no more. */
const offered = 100;

/** Address of a page as a resource. */
export const pageUri = (path: string): string => `${scheme}://page${path}`;

/** Address of an element of the reference as a resource. */
export const elementUri = (tree: TreeName, kind: string, name: string): string =>
  `${scheme}://element/${tree}/${kind}/${encodeURIComponent(name)}`;

const one = (value: string | string[] | undefined): string => decodeURIComponent(String(value));

const markdown = (uri: URL, text: string): ReadResourceResult => ({ contents: [{ uri: uri.href, mimeType, text }] });

const missing = (what: string, near: string): McpError =>
  new McpError(ErrorCode.InvalidParams, `There is no ${what}.${near}`);

/** Pages and elements of the reference as resources, in Markdown. Pages are listed; elements are too many for a list. */
export function registerResources(server: McpServer, site: SiteData): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${scheme}://page/{+path}`, {
      list: () => ({
        resources: names.flatMap((tree) =>
          site.tree(tree).pages.map(({ path, title, description }) => ({
            uri: pageUri(path),
            name: path.slice(1),
            title: `${title} (${tree})`,
            description,
            mimeType,
          })),
        ),
      }),
      complete: {
        path: (begun) =>
          names
            .flatMap((tree) => site.tree(tree).pages.map(({ path }) => path.slice(1)))
            .filter((path) => path.startsWith(begun))
            .slice(0, offered),
      },
    }),
    { title: 'A page of the documentation', description: 'The whole page as Markdown.', mimeType },
    (uri, { path: written }) => {
      const path = `/${one(written)}`;
      const known = names.flatMap((tree) => site.tree(tree).pages.map((page) => page.path));
      if (!known.includes(path)) throw missing(`page ${path}`, didYouMean(path, known));
      return markdown(uri, site.read(markdownPath(path).slice(1)));
    },
  );
  server.registerResource(
    'element',
    new ResourceTemplate(`${scheme}://element/{network}/{kind}/{name}`, {
      list: undefined,
      complete: {
        network: (begun) => names.filter((name) => name.startsWith(begun)),
        kind: (begun, context) =>
          [...new Set(elementsOf(site, context?.arguments?.['network']).map(({ kind }) => kind as string))].filter(
            (kind) => kind.startsWith(begun),
          ),
        name: (begun, context) =>
          elementsOf(site, context?.arguments?.['network'])
            .filter(({ kind, name }) => name.startsWith(begun) && kind === (context?.arguments?.['kind'] ?? kind))
            .slice(0, offered)
            .map(({ name }) => name),
      },
    }),
    {
      title: 'An element of the reference',
      description:
        'What the reference says about an operation, protobuf or GraphQL element, wallet method, command, network parameter, contract function or program flag.',
      mimeType,
    },
    (uri, { network, kind, name }) => {
      const [tree, sort, called] = [one(network), one(kind), one(name)];
      if (!names.includes(tree as TreeName)) throw missing(`network ${tree}`, didYouMean(tree, names));
      const elements = elementsOf(site, tree).filter((element) => element.kind === sort);
      const element = elements.find((each) => each.name === called);
      if (!element)
        throw missing(
          `element ${sort} ${called}`,
          didYouMean(
            called,
            elements.map((each) => each.name),
          ),
        );
      return markdown(uri, elementText(site, element));
    },
  );
}

const elementsOf = (site: SiteData, tree: string | undefined): ReturnType<SiteData['tree']>['elements'] =>
  site.tree(names.find((name) => name === tree) ?? names[0] ?? 'mainnet').elements;
