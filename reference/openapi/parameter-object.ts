import { parameterValue } from '../examples/parameter-example.ts';
import type { SchemaBuilder } from '../json-schema/schema-builder.ts';
import type { Model } from '../model/model.ts';
import type { Operation, Parameter } from '../model/operation.ts';

const overConnection = 'Sent as a member of a JSON message over the open connection; not read from the query.';

/** An OpenAPI parameter object, with the value that the page's samples give it. */
export function parameterObject(
  model: Model,
  builder: SchemaBuilder,
  operation: Operation,
  parameter: Parameter,
): object {
  const { name, in: place, required, deprecated, repeated, type } = parameter;
  const value = builder.value(type, 'names');
  const description = [parameter.description, operation.requestOverConnection ? overConnection : '']
    .filter(Boolean)
    .join('\n\n');
  return {
    name,
    in: place,
    required,
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    schema: repeated ? { type: 'array', items: value } : value,
    example: parameterValue(model, parameter),
    ...(repeated && { style: 'form', explode: true }),
  };
}
