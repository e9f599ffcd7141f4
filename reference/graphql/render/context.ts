import type { ApiErrors } from '../../errors/types.ts';
import { typeLinks } from '../../links/type-links.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { GraphqlExample } from '../load-examples.ts';
import type { GqlName, GraphqlModel } from '../types.ts';
import { usedBy } from '../used-by.ts';
import { graphqlRoutes } from './routes.ts';

/** What the pages of the GraphQL reference are rendered from. */
export interface GqlContext {
  readonly model: GraphqlModel;
  readonly apis: Model;
  readonly examples: ReadonlyMap<GqlName, GraphqlExample>;
  readonly uses: ReadonlyMap<string, readonly GqlName[]>;
  /** Route with anchor of an element of the schema; arguments have the route of their own anchor. */
  routeOf(name: GqlName): string | undefined;
  /** Route with anchor of a protobuf element, by its full name. */
  protoRouteOf(name: string): string | undefined;
  /** What each rpc answers when it fails, by its full name. */
  readonly errors: ApiErrors['rpcs'];
  /** The REST operation of an rpc, by the rpc's full name. */
  operationOf(rpc: string): Pick<Operation, 'route' | 'method' | 'path'> | undefined;
}

export function gqlContext(
  model: GraphqlModel,
  examples: ReadonlyMap<GqlName, GraphqlExample>,
  apis: Model,
  errors: ApiErrors['rpcs'],
): GqlContext {
  const protoRoutes = typeLinks(apis);
  const routes = graphqlRoutes(model);
  return {
    model,
    apis,
    examples,
    errors,
    uses: usedBy(model.schema),
    routeOf: (name) => routes.get(name),
    protoRouteOf: (name) => protoRoutes[name],
    operationOf: (rpc) => apis.operationOf(rpc),
  };
}
