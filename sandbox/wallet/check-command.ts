import { loadTransactionCommands } from '../../reference/commands/load-commands.ts';
import { loadErrors } from '../../reference/commands/load-errors.ts';
import { violations, type Violation } from '../../reference/commands/violations.ts';
import type { Definitions } from '../definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { WalletError } from './wallet-errors.ts';

/** Makes a check of commands against the rules of the definitions. */
export function commandChecker({
  release,
  root,
  descriptors: { registry },
}: Definitions): (command: JsonObject) => Violation[] {
  const commands = new Map(loadTransactionCommands(release, root).map((command) => [command.walletKey, command]));
  const errors = loadErrors(release, root);
  return (given) => {
    const [name = ''] = Object.keys(given);
    const command = commands.get(name);
    return command ? violations(command, given[name], registry, errors) : [];
  };
}

/** What is wrong with a command in one text: the fields in alphabetical order, each with its reasons. */
export function describe(found: readonly Violation[]): string {
  const fields = [...new Set(found.map(({ field }) => field))].sort();
  const reasonsOf = (field: string): string =>
    found
      .filter((violation) => violation.field === field)
      .map(({ reason }) => reason)
      .join(', ');
  return fields.map((field) => `${field} (${reasonsOf(field)})`).join(', ');
}

/** @throws WalletError that lists what is wrong with a command */
export function refuse(found: readonly Violation[]): void {
  if (found.length > 0) throw new WalletError('InvalidParams', describe(found));
}
