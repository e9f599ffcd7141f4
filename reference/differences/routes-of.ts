import type { ReferenceLinks } from '../links/reference-links.ts';

/** Routes with anchors of all named elements, whatever protocol they belong to. */
export function routesOf(links: ReferenceLinks): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(links.operations).map(([name, { route }]) => [name, route] as const),
    ...[links.types, links.gql, links.wallet, links.commands, links.params, links.contracts, links.programs].flatMap(
      (routes) => Object.entries(routes),
    ),
  ]);
}
