import { changeMarks, markKey } from '../../reference/differences/changes/change-marks.ts';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import type { ReferenceLinks } from '../../reference/links/reference-links.ts';
import type { ElementKind, IndexedChange, IndexedElement } from './types.ts';

/**
 * What the reference describes, in the order of the definitions.
 *
 * @param tree path of the tree that the addresses lie in
 * @param versions what changed between the releases of the trees
 */
export function elementsOf(tree: string, links: ReferenceLinks, versions: VersionDifferences): IndexedElement[] {
  const marks = changeMarks(versions, links);
  const changeOf = (table: keyof ReferenceLinks, name: string): { change?: IndexedChange } => {
    const mark = marks.get(markKey(table, name));
    if (mark === undefined) return {};
    const { change: kind, text, release, breaking, details, route } = mark;
    return { change: { kind, text, release, breaking, details, url: `/${tree}${route}` } };
  };
  const named = (kind: ElementKind, table: Exclude<keyof ReferenceLinks, 'operations'>): IndexedElement[] =>
    Object.entries(links[table]).map(([name, route]) => ({
      kind,
      name,
      url: `/${tree}${route}`,
      ...changeOf(table, name),
    }));
  return [
    ...Object.entries(links.operations).map(([name, { route, method, path }]): IndexedElement => ({
      kind: 'operation',
      name,
      url: `/${tree}${route}`,
      method,
      path,
      ...changeOf('operations', name),
    })),
    ...named('protobuf', 'types'),
    ...named('graphql', 'gql'),
    ...named('wallet-method', 'wallet'),
    ...named('command', 'commands'),
    ...named('parameter', 'params'),
    ...named('contract', 'contracts'),
    ...named('program', 'programs'),
  ];
}
