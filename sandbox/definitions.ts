import { newestRelease, type Release } from '../product.ts';
import { loadTransactionCommands } from '../reference/commands/load-commands.ts';
import { loadDescriptors, type Descriptors } from '../reference/descriptors/load-descriptors.ts';
import { exampleMessage } from '../reference/examples/example-message.ts';
import { loadExamples, type GraphqlExample } from '../reference/graphql/load-examples.ts';
import { loadGraphql } from '../reference/graphql/load-graphql.ts';
import type { GraphqlModel } from '../reference/graphql/types.ts';
import { buildModel, type Model } from '../reference/model/model.ts';
import { loadNetwork, type Network } from '../networks/index.ts';
import type { JsonObject } from './json-object.ts';

/** What the sandbox serves: everything that it knows of the APIs comes from here. */
export interface Definitions {
  readonly root: string;
  /** The release whose APIs the sandbox speaks. */
  readonly release: Release;
  readonly descriptors: Descriptors;
  readonly model: Model;
  readonly graphql: GraphqlModel;
  readonly graphqlExamples: ReadonlyMap<string, GraphqlExample>;
  /** The network whose parameter values the sandbox starts with. */
  readonly network: Network;
  /** Name of a transaction's type as the block explorer shows it, by the command's key in a wallet request. */
  commandTitle(walletKey: string): string;
  /** A complete, realistic message of a type, in the JSON form of the API. */
  example(message: string): JsonObject;
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
  const model = buildModel(root, descriptors);
  const titles = new Map(loadTransactionCommands(release, root).map((command) => [command.walletKey, command.title]));
  return {
    root,
    release,
    descriptors,
    model,
    graphql: await loadGraphql(descriptors, root),
    graphqlExamples: await loadExamples(release, root),
    network: loadNetwork('testnet'),
    commandTitle: (walletKey) => titles.get(walletKey) ?? walletKey,
    example: (message) =>
      structuredClone(exampleMessage(model, message, { enums: 'names', compact: false })) as JsonObject,
  };
}
