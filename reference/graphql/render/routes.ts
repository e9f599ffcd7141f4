import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import type { GqlName, GraphqlModel } from '../types.ts';
import { anchor } from './anchor.ts';
import { graphqlPages } from './pages.ts';

/** Where each element of the schema stands: route without the tree, and anchor. */
export function graphqlRoutes(model: Pick<GraphqlModel, 'schema' | 'domains'>): Map<GqlName, string> {
  const routes = new Map<GqlName, string>();
  for (const { route, sections } of graphqlPages(model)) {
    const names = sections.flatMap(({ types }) => types.flatMap((type) => [type.name, ...partsOf(type)]));
    for (const name of names) routes.set(name, `${route}#${anchor(name)}`);
  }
  return routes;
}

function partsOf(type: GraphQLNamedType): GqlName[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
  if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    return [name, ...field.args.map((argument) => `${name}(${argument.name})`)];
  });
}
