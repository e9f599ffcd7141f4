import { clone, create, toBinary, type DescFile } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadErrors } from '../commands/load-errors.ts';
import type { CheckedCommand } from '../commands/violations.ts';
import type { Release } from '../../product.ts';
import type { Descriptors } from '../descriptors/load-descriptors.ts';

/** Where the request builder finds the rules, below a tree. */
export const commandRulesFile = 'api/commands.rules.json';

/** What a check of commands needs, without the definitions' folder. */
export interface CommandRules {
  /** The messages of the commands and what they use, a descriptor set without comments, base64. */
  readonly descriptors: string;
  /** Command by its name in the wallet's JSON. */
  readonly commands: Readonly<Record<string, CheckedCommand>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The rules of the commands that the wallet accepts, as a file that a browser can check them with. */
export function commandRules(release: Release, root: string, { registry }: Descriptors): CommandRules {
  const commands = loadTransactionCommands(release, root).filter(({ acceptedByWallet }) => acceptedByWallet);
  const files = new Map<string, DescFile>();
  const take = (file: DescFile): void => {
    if (files.has(file.proto.name)) return;
    file.dependencies.forEach(take);
    files.set(file.proto.name, file);
  };
  for (const { message } of commands) {
    const type = registry.getMessage(message);
    if (type) take(type.file);
  }
  const set = create(FileDescriptorSetSchema, {
    file: [...files.values()].map(({ proto }) => {
      const bare = clone(FileDescriptorProtoSchema, proto);
      // Comments are most of a descriptor, and no check reads them.
      delete bare.sourceCodeInfo;
      return bare;
    }),
  });
  return {
    descriptors: Buffer.from(toBinary(FileDescriptorSetSchema, set)).toString('base64'),
    commands: Object.fromEntries(
      commands.map(({ walletKey, name, message, rules }) => [walletKey, { name, message, rules }]),
    ),
    errors: loadErrors(release, root),
  };
}
