import type { Registry } from '@bufbuild/protobuf';
import { canBeSaid, ruleSchemas, type AnySchema } from '../commands/rule-schema.ts';
import type { Command } from '../commands/types.ts';
import { InputSchemas } from '../json-schema/input-schemas.ts';
import type { Model } from '../model/model.ts';

/** A JSON Schema with how much of the rules it says. */
export interface CommandSchema {
  readonly schema: AnySchema;
  /** Rules that the schema holds, and rules of the commands in it. */
  readonly said: number;
  readonly rules: number;
}

/**
 * A JSON Schema of what the wallet takes as a transaction: one command in either spelling, without unknown members, that
 * keeps the rules which a schema can say. What a schema accepts may still break a rule that compares two members with each other.
 *
 * @param commands with their rules; those that the wallet refuses are left out
 * @param errors texts of the errors that rules name
 */
export function commandSchema(
  model: Model,
  registry: Registry,
  commands: readonly Command[],
  errors: Readonly<Record<string, string>>,
): CommandSchema {
  const inputs = new InputSchemas(model, '#/$defs/');
  const accepted = commands.filter(({ acceptedByWallet }) => acceptedByWallet);
  let said = 0;
  const entries = accepted.flatMap(({ name, walletKey, message, rules, summary }) => {
    const type = registry.getMessage(message);
    if (!type) throw new Error(`There is no message ${message}.`);
    said += rules.filter((rule) => canBeSaid(model, name, rule, type)).length;
    const kept = ruleSchemas(model, name, rules, type, ({ message: text, error, rule }) =>
      (text ?? errors[error ?? ''] ?? rule).replaceAll('`', ''),
    );
    const own = `command.${name}`;
    inputs.schemas[own] = { description: summary, allOf: [inputs.ref(message), ...kept] };
    return [...new Set([walletKey, name])].map((key) => [key, { $ref: `#/$defs/${own}` }] as const);
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A transaction as the Vega wallet takes it',
    description:
      'One command under its name. Members may be spelled in camel case or as in the .proto files. A command that fits breaks none of the rules that a schema can say.',
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties: Object.fromEntries(entries),
    additionalProperties: false,
    $defs: Object.fromEntries(Object.entries(inputs.schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return { schema, said, rules: accepted.reduce((sum, { rules }) => sum + rules.length, 0) };
}
