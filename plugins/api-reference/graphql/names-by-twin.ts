import type { GqlName, GraphqlModel } from './types.ts';

/** The GraphQL elements that mirror each protobuf element, by its full name; arguments are left out. */
export function namesByTwin({ twins }: Pick<GraphqlModel, 'twins'>): Map<string, GqlName[]> {
  const names = new Map<string, GqlName[]>();
  for (const [name, twin] of twins) {
    if (!name.endsWith(')')) names.set(twin, [...(names.get(twin) ?? []), name]);
  }
  return names;
}
