import type { GraphqlTwin, GraphqlTwins } from '../links/graphql-twins.ts';
import type { GqlName, GraphqlModel } from './types.ts';

/**
 * The GraphQL elements that mirror each protobuf element, by its full name: what a gRPC or REST page links to. Arguments
 * are left out.
 *
 * @param routes where each element stands
 */
export function twinsOf({ twins }: Pick<GraphqlModel, 'twins'>, routes: ReadonlyMap<GqlName, string>): GraphqlTwins {
  const found = new Map<string, GraphqlTwin[]>();
  for (const [name, twin] of twins) {
    const route = routes.get(name);
    if (name.endsWith(')') || route === undefined) continue;
    found.set(twin, [...(found.get(twin) ?? []), { name, route }]);
  }
  return found;
}
