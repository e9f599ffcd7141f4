import { newestRelease } from '../product.ts';
import { loadTransactionCommands } from '../reference/commands/load-commands.ts';
import { loadErrors } from '../reference/commands/load-errors.ts';
import { loadDescriptors } from '../reference/descriptors/load-descriptors.ts';
import { fieldRefusals } from '../reference/errors/field-refusals.ts';
import { loadApiErrors } from '../reference/errors/load-api-errors.ts';
import { loadExamples, type GraphqlExample } from '../reference/graphql/load-examples.ts';
import { loadGraphql } from '../reference/graphql/load-graphql.ts';
import type { GraphqlModel } from '../reference/graphql/types.ts';
import { buildModel } from '../reference/model/model.ts';
import { loadParameters } from '../reference/parameters/load-parameters.ts';
import { loadNetwork, type Network } from '../networks/index.ts';
import { worldDefinitions, type WorldDefinitions } from './world-definitions.ts';

/** What the sandbox serves: everything that it knows of the APIs comes from here. */
export interface Definitions extends WorldDefinitions {
  readonly graphql: GraphqlModel;
  readonly graphqlExamples: ReadonlyMap<string, GraphqlExample>;
  readonly network: Network;
}

/**
 * Loads the definitions of the release.
 *
 * @param root project root
 * @throws DefinitionError when they do not fit together
 */
export async function loadDefinitions(root: string = process.cwd()): Promise<Definitions> {
  const release = newestRelease;
  const descriptors = await loadDescriptors(release, root);
  const network = loadNetwork('testnet');
  const model = buildModel(root, descriptors);
  const world = worldDefinitions({
    release,
    descriptors,
    model,
    network,
    commands: loadTransactionCommands(release, root),
    commandErrors: loadErrors(release, root),
    refusals: fieldRefusals(model, loadApiErrors(release, root)),
    parameters: loadParameters(release, root),
  });
  return {
    ...world,
    network,
    graphql: await loadGraphql(descriptors, root),
    graphqlExamples: await loadExamples(release, root),
  };
}
