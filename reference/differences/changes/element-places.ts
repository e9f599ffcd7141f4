import type { ReferenceLinks } from '../../links/reference-links.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import type { ElementKind } from '../versions/surface.ts';

/** The table of links that has the elements of a kind. One name may be in several: a command, a message and a GraphQL type. */
export function tableOf(kind: ElementKind): keyof ReferenceLinks {
  switch (kind) {
    case 'REST operation':
      return 'operations';
    case 'service':
    case 'rpc':
    case 'message':
    case 'field':
    case 'enum':
    case 'enum value':
      return 'types';
    case 'GraphQL type':
    case 'GraphQL interface of a type':
    case 'GraphQL field':
    case 'GraphQL argument':
    case 'GraphQL input field':
    case 'GraphQL value':
    case 'GraphQL union member':
      return 'gql';
    case 'wallet method':
    case 'wallet parameter':
      return 'wallet';
    case 'transaction command':
      return 'commands';
    case 'network parameter':
      return 'params';
    case 'contract':
    case 'contract function':
    case 'contract event':
      return 'contracts';
    case 'command':
    case 'flag':
    case 'configuration key':
      return 'programs';
  }
}

/** The route of an element of the reference, with its anchor; undefined where the release has no element of that name. */
export function routeOf(links: ReferenceLinks, table: keyof ReferenceLinks, name: string): string | undefined {
  const found = links[table][name];
  return typeof found === 'string' ? found : found?.route;
}

/** Parts that no reference gives an entry of their own. */
export const partKinds: readonly ElementKind[] = [
  'GraphQL union member',
  'GraphQL interface of a type',
  'wallet parameter',
];

/** The name under which the reference describes what changed: its own, or that of the element that it is part of. */
export function describedName(
  links: ReferenceLinks,
  { kind, name, parent }: Pick<Change, 'kind' | 'name' | 'parent'>,
): string | undefined {
  return [name, parent].find((one) => one !== undefined && routeOf(links, tableOf(kind), one) !== undefined);
}
