import type { ReferenceLinks } from '../../content/tags/facts.ts';

/** Routes with anchors of all named elements, whatever protocol they belong to. */
export function routesOf(links: ReferenceLinks): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(links.operations).map(([name, { route }]) => [name, route] as const),
    ...[links.types, links.gql, links.wallet, links.params].flatMap((routes) => Object.entries(routes)),
  ]);
}
