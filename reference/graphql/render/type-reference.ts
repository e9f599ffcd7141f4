import { getNamedType, type GraphQLType } from 'graphql';
import { inTree } from '../../render/placeholders.ts';
import type { GqlContext } from './context.ts';

/** A type as the schema writes it, `[Order!]!`, with the name linked to where the type is described. */
export function typeReference({ routeOf }: Pick<GqlContext, 'routeOf'>, type: GraphQLType): string {
  const { name } = getNamedType(type);
  const route = routeOf(name);
  const linked = route === undefined ? name : `<a href="${inTree(route)}">${name}</a>`;
  return `<span class="type">${type.toString().replace(name, linked)}</span>`;
}
