import type { SchemaBuilder } from '../json-schema/schema-builder.ts';
import type { Operation, Parameter } from '../model/operation.ts';

const overConnection = 'Sent as a member of a JSON message over the open connection; not read from the query.';

/** An OpenAPI parameter object. */
export function parameterObject(builder: SchemaBuilder, operation: Operation, parameter: Parameter): object {
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
    ...(repeated && { style: 'form', explode: true }),
  };
}
