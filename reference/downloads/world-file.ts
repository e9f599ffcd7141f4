import type { Network } from '../../networks/types.ts';
import type { Release } from '../../product.ts';
import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadErrors } from '../commands/load-errors.ts';
import type { CheckedCommand } from '../commands/violations.ts';
import { packFiles, type PackedFiles } from '../descriptors/packed-files.ts';
import type { Descriptors } from '../descriptors/read-descriptors.ts';
import { fieldRefusals, type RefusalsOfRpcs } from '../errors/field-refusals.ts';
import { loadApiErrors } from '../errors/load-api-errors.ts';
import type { Model } from '../model/model-of.ts';
import { readRestDefinition, type RestDefinition } from '../model/rest-definition.ts';
import { loadParameters } from '../parameters/load-parameters.ts';
import type { NetworkParameter } from '../parameters/types.ts';

/** The definitions as the network in the page gets them: data only, without what only readers of the reference need. */
export interface WorldFile {
  readonly release: Release;
  /** All types. */
  readonly files: PackedFiles;
  readonly rest: RestDefinition;
  readonly commands: readonly (CheckedCommand & { readonly walletKey: string; readonly title: string })[];
  readonly commandErrors: Readonly<Record<string, string>>;
  readonly parameters: readonly Pick<
    NetworkParameter,
    'key' | 'type' | 'bounds' | 'deprecated' | 'governanceUpdatable'
  >[];
  readonly refusals: RefusalsOfRpcs;
  readonly network: Pick<Network, 'chainId' | 'parameters'>;
}

/** What of the file is the same in both trees. */
export type ReleaseFile = Omit<WorldFile, 'network'>;

/** What a browser makes a world of, but for the network. */
export function releaseFile(model: Model, root: string, { registry }: Descriptors): ReleaseFile {
  const { release } = model;
  const { value: rest } = readRestDefinition(release, root);
  return {
    release,
    files: packFiles(registry.files),
    rest: { ...rest, categories: rest.categories.map((category) => ({ ...category, description: '' })) },
    commands: loadTransactionCommands(release, root).map(({ walletKey, name, title, message, rules }) => ({
      walletKey,
      name,
      title,
      message,
      rules,
    })),
    commandErrors: loadErrors(release, root),
    refusals: fieldRefusals(model, loadApiErrors(release, root)),
    parameters: loadParameters(release, root).map(({ key, type, bounds, deprecated, governanceUpdatable }) => ({
      key,
      type,
      bounds,
      deprecated,
      governanceUpdatable,
    })),
  };
}
