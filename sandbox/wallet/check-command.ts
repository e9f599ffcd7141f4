import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { loadTransactionCommands } from '../../reference/commands/load-commands.ts';
import { loadErrors } from '../../reference/commands/load-errors.ts';
import { ruleViolated } from '../../reference/commands/rule-violated.ts';
import type { Definitions } from '../definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { WalletError } from './wallet-errors.ts';

/** What is wrong with a command: the field and why, as the release's own check reports them. */
export interface Violation {
  readonly field: string;
  readonly reason: string;
}

/** Makes a check of commands against the rules of the definitions. */
export function commandChecker({ release, root, descriptors: { registry } }: Definitions): (command: JsonObject) => Violation[] {
  const commands = new Map(loadTransactionCommands(release, root).map((command) => [command.walletKey, command]));
  const errors = loadErrors(release, root);
  return (given) => {
    const [name = ''] = Object.keys(given);
    const command = commands.get(name);
    const type = command && registry.getMessage(command.message);
    if (!command || !type) return [];
    const message = fromJson(type, given[name] as JsonValue, { registry });
    return command.rules
      .filter((rule) => ruleViolated(command.name, rule, type, message) === true)
      .map((rule) => ({ field: rule.field, reason: (rule.message ?? errors[rule.error ?? ''] ?? rule.rule).replaceAll('`', '') }));
  };
}

/** What is wrong with a command in one text: the fields in alphabetical order, each with its reasons. */
export function describe(violations: readonly Violation[]): string {
  const fields = [...new Set(violations.map(({ field }) => field))].sort();
  const reasonsOf = (field: string): string => violations.filter((violation) => violation.field === field).map(({ reason }) => reason).join(', ');
  return fields.map((field) => `${field} (${reasonsOf(field)})`).join(', ');
}

/** @throws WalletError that lists what is wrong with a command */
export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new WalletError('InvalidParams', describe(violations));
}
