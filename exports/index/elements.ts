import type { ReferenceLinks } from '../../content/tags/facts.ts';
import type { BuiltPage } from '../built-page.ts';
import type { ElementKind, IndexedElement } from './types.ts';

/** Pages whose entries are not in `links.json`, since no tag of the guides leads to them. */
const entryPages: readonly { readonly route: RegExp; readonly kind: ElementKind }[] = [
  { route: /^\/api\/bridge\/.+\/[^/]+$/, kind: 'contract' },
  { route: /^\/(?:node-operators|tools)\/.*reference\/(?:commands|configuration)/, kind: 'program' },
];

/** What the reference describes, in the order of the definitions; `tree` is the path of the tree that the addresses lie in. */
export function elementsOf(tree: string, links: ReferenceLinks, pages: readonly BuiltPage[]): IndexedElement[] {
  const named = (kind: ElementKind, entries: Readonly<Record<string, string>>): IndexedElement[] =>
    Object.entries(entries).map(([name, route]) => ({ kind, name, url: `/${tree}${route}` }));
  return [
    ...Object.entries(links.operations).map(([name, { route, method, path }]): IndexedElement => ({ kind: 'operation', name, url: `/${tree}${route}`, method, path })),
    ...named('protobuf', links.types),
    ...named('graphql', links.gql),
    ...named('wallet-method', links.wallet),
    ...named('command', links.commands),
    ...named('parameter', links.params),
    ...pages.flatMap((page) => {
      const found = entryPages.find(({ route }) => route.test(page.route));
      return found === undefined ? [] : entriesOf(page, found.kind);
    }),
  ];
}

/** Headings of level 3 and what stands in rows below them; a contract's entries carry the contract's name. */
function entriesOf(page: BuiltPage, kind: ElementKind): IndexedElement[] {
  const sections = new Set(page.headings.filter(({ level }) => level === 2).map(({ anchor }) => anchor));
  return page.anchors
    .filter((anchor) => !sections.has(anchor) && !/-tab$|^diagram-/.test(anchor))
    .map((anchor) => ({ kind, name: kind === 'contract' ? `${page.title}.${anchor}` : anchor, url: `${page.path}#${anchor}` }));
}
