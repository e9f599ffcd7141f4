import type { Network } from '../networks/types.ts';
import type { Release } from '../product.ts';
import type { CheckedCommand } from '../reference/commands/violations.ts';
import type { Descriptors } from '../reference/descriptors/read-descriptors.ts';
import type { RefusalsOfRpcs } from '../reference/errors/field-refusals.ts';
import { exampleMessage } from '../reference/examples/example-message.ts';
import type { Model } from '../reference/model/model-of.ts';
import type { NetworkParameter } from '../reference/parameters/types.ts';
import type { Json, JsonObject } from '../common/json.ts';

/** A command that a transaction can carry: its key in a wallet request, its name in the block explorer, and its rules. */
export interface WorldCommand extends CheckedCommand {
  readonly walletKey: string;
  readonly title: string;
}

/** What of the definitions a world and its answers are made of. All of it is data: it comes from files, or over the network. */
export interface WorldSources {
  /** The release whose APIs the world speaks. */
  readonly release: Release;
  readonly descriptors: Descriptors;
  readonly model: Model;
  /** The network whose chain and parameter values the world starts with. */
  readonly network: Pick<Network, 'chainId' | 'parameters'>;
  readonly commands: readonly WorldCommand[];
  /** Texts of the errors that the commands' rules name. */
  readonly commandErrors: Readonly<Record<string, string>>;
  /** How each rpc refuses requests for single fields. */
  readonly refusals: RefusalsOfRpcs;
  readonly parameters: readonly Pick<
    NetworkParameter,
    'key' | 'type' | 'bounds' | 'deprecated' | 'governanceUpdatable'
  >[];
}

/** What a world knows of the APIs. */
export interface WorldDefinitions extends WorldSources {
  /** Name of a transaction's type as the block explorer shows it, by the command's key in a wallet request. */
  commandTitle(walletKey: string): string;
  /** A complete, realistic message of a type, in the JSON form of the API. */
  example(message: string): JsonObject;
}

/** The definitions of a world, out of what they are made of. Runs wherever JavaScript does. */
export function worldDefinitions(sources: WorldSources): WorldDefinitions {
  const titles = new Map(sources.commands.map(({ walletKey, title }) => [walletKey, title]));
  const examples = new Map<string, JsonObject>();
  return {
    ...sources,
    commandTitle: (walletKey) => titles.get(walletKey) ?? walletKey,
    example: (message) => {
      const known =
        examples.get(message) ??
        (exampleMessage(sources.model, message, { enums: 'names', compact: false }) as JsonObject);
      examples.set(message, known);
      return copy(known) as JsonObject;
    },
  };
}

/** A copy that its owner may change. */
function copy(value: Json): Json {
  if (Array.isArray(value)) return value.map(copy);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copy(member)]));
}
