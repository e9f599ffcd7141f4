import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { loadApiErrors } from '../errors/load-api-errors.ts';
import type { GraphqlTwins } from '../links/graphql-twins.ts';
import type { Model } from '../model/model.ts';
import type { ReferencePage } from '../pages/reference-page.ts';
import { loadExamples, type GraphqlExample } from './load-examples.ts';
import { loadGraphql } from './load-graphql.ts';
import { publishedSdl } from './published-sdl.ts';
import { gqlContext } from './render/context.ts';
import { renderGraphqlPages } from './render/render-pages.ts';
import { graphqlRoutes } from './render/routes.ts';
import { twinsOf } from './twins-of.ts';
import type { GqlName, GraphqlModel } from './types.ts';

/** Everything the site has of the GraphQL API but the hand-written overview. */
export interface GraphqlReference {
  /** In the order of the sidebar. */
  readonly pages: readonly ReferencePage[];
  /** Route with anchor of each element, for `<Gql name="…"/>`. */
  readonly links: Readonly<Record<GqlName, string>>;
  /** The elements that mirror a protobuf element, by its full name: what a gRPC or REST page links to. */
  readonly twins: GraphqlTwins;
  /** The schema as a file to download. */
  readonly sdl: string;
  readonly model: GraphqlModel;
  /** The example of each field of a root type, `Query.asset`. */
  readonly examples: ReadonlyMap<GqlName, GraphqlExample>;
}

/**
 * Loads the schema and renders its reference.
 *
 * @param apis the gRPC and REST references, for the links to them
 * @param root project root
 * @throws DefinitionError or GraphQLError with file, line and remedy when the definitions are wrong
 */
export async function graphqlReference(
  descriptors: Pick<Descriptors, 'files' | 'comment' | 'release'>,
  apis: Model,
  root: string = process.cwd(),
): Promise<GraphqlReference> {
  const model = await loadGraphql(descriptors, root);
  const routes = graphqlRoutes(model);
  const examples = await loadExamples(descriptors.release, root);
  return {
    pages: renderGraphqlPages(gqlContext(model, examples, apis, loadApiErrors(descriptors.release, root).rpcs)),
    links: Object.fromEntries(routes),
    twins: twinsOf(model, routes),
    sdl: publishedSdl(model.schema),
    model,
    examples,
  };
}
