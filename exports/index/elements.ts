import type { ReferenceLinks } from '../../reference/links/reference-links.ts';
import type { ElementKind, IndexedElement } from './types.ts';

/** What the reference describes, in the order of the definitions; `tree` is the path of the tree that the addresses lie in. */
export function elementsOf(tree: string, links: ReferenceLinks): IndexedElement[] {
  const named = (kind: ElementKind, entries: Readonly<Record<string, string>>): IndexedElement[] =>
    Object.entries(entries).map(([name, route]) => ({ kind, name, url: `/${tree}${route}` }));
  return [
    ...Object.entries(links.operations).map(([name, { route, method, path }]): IndexedElement => ({
      kind: 'operation',
      name,
      url: `/${tree}${route}`,
      method,
      path,
    })),
    ...named('protobuf', links.types),
    ...named('graphql', links.gql),
    ...named('wallet-method', links.wallet),
    ...named('command', links.commands),
    ...named('parameter', links.params),
    ...named('contract', links.contracts),
    ...named('program', links.programs),
  ];
}
