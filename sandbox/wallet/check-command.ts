import { violations, type Violation } from '../../reference/commands/violations.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';

/** Makes a check of commands against the rules of the definitions. */
export function commandChecker({
  commands: known,
  commandErrors: errors,
  descriptors: { registry },
}: WorldDefinitions): (command: JsonObject) => Violation[] {
  const commands = new Map(known.map((command) => [command.walletKey, command]));
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
