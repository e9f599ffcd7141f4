import { fromJson, type JsonValue, type Registry } from '@bufbuild/protobuf';
import { ruleViolated } from './rule-violated.ts';
import type { Rule } from './types.ts';
import { valuesAt } from './values-at.ts';

/** What is wrong with a command: the field and why, as the release's own check reports them. */
export interface Violation {
  readonly field: string;
  readonly reason: string;
}

/** What of a command its check needs. */
export interface CheckedCommand {
  readonly name: string;
  readonly message: string;
  readonly rules: readonly Rule[];
}

/** A rule that a command breaks. */
export interface Broken extends Violation {
  readonly rule: Rule;
}

/**
 * What the wallet refuses of a command.
 *
 * @param errors texts of the errors that rules name
 * @throws Error when the JSON does not fit the command's message
 */
export function violations(
  command: CheckedCommand,
  json: unknown,
  registry: Registry,
  errors: Readonly<Record<string, string>>,
): Violation[] {
  return brokenRules(command, json, registry, errors).map(({ field, reason }) => ({ field, reason }));
}

/** The same, each with its rule. @throws Error when the JSON does not fit the command's message */
export function brokenRules(
  command: CheckedCommand,
  json: unknown,
  registry: Registry,
  errors: Readonly<Record<string, string>>,
): Broken[] {
  const type = registry.getMessage(command.message);
  if (!type) throw new Error(`no message ${command.message}`);
  const message = fromJson(type, json as JsonValue, { registry });
  const resolve = valuesAt(type, message);
  return command.rules
    .filter((rule) => ruleViolated(command.name, rule, type, resolve) === true)
    .map((rule) => ({
      field: rule.field,
      reason: (rule.message ?? errors[rule.error ?? ''] ?? rule.rule).replaceAll('`', ''),
      rule,
    }));
}
