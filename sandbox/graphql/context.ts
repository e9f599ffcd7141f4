import type { GraphqlModel } from '../../reference/graphql/types.ts';
import type { WorldContext } from '../context.ts';
import type { WorldDefinitions } from '../world-definitions.ts';

/** What GraphQL knows of the APIs: its schema, and the messages that the schema's elements mirror. */
export interface GraphqlDefinitions extends WorldDefinitions {
  readonly graphql: Pick<GraphqlModel, 'schema' | 'twins'>;
}

/** What GraphQL is answered with, wherever it runs: in a program, or in a page. */
export interface GraphqlContext extends WorldContext {
  readonly definitions: GraphqlDefinitions;
}
