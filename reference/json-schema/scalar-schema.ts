import type { ScalarName } from '../model/types.ts';
import type { JsonSchema } from './types.ts';

const schemas: Readonly<Record<ScalarName, JsonSchema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  bytes: { type: 'string', format: 'byte', contentEncoding: 'base64' },
  double: { type: 'number', format: 'double' },
  float: { type: 'number', format: 'float' },
  int32: { type: 'integer', format: 'int32' },
  sint32: { type: 'integer', format: 'int32' },
  sfixed32: { type: 'integer', format: 'int32' },
  uint32: { type: 'integer', format: 'int64' },
  fixed32: { type: 'integer', format: 'int64' },
  int64: { type: 'string', format: 'int64' },
  sint64: { type: 'string', format: 'int64' },
  sfixed64: { type: 'string', format: 'int64' },
  uint64: { type: 'string', format: 'uint64' },
  fixed64: { type: 'string', format: 'uint64' },
};

/** A scalar in the proto3 JSON mapping: integers of 64 bits are strings, bytes are base64. */
export function scalarSchema(name: ScalarName): JsonSchema {
  return { ...schemas[name] };
}
