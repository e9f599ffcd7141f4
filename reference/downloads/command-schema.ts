import { SchemaBuilder } from '../json-schema/schema-builder.ts';
import type { Model } from '../model/model.ts';

/** A JSON Schema of what a transaction carries: one command under its name in camel case. */
export function commandSchema(model: Model): object {
  const builder = new SchemaBuilder(model, '#/$defs/');
  const input = model.message('vega.commands.v1.InputData');
  const commands = (input?.fields ?? []).filter((field) => field.oneof === 'command');
  const properties = Object.fromEntries(commands.map((field) => [field.jsonName, builder.value(field.type, 'names')]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Commands of a Vega transaction',
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties,
    additionalProperties: false,
    $defs: builder.schemas,
  };
}
