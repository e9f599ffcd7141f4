import type { ValidateFunction } from 'ajv';
import type Core from 'ajv/dist/core.js';
import addFormats from 'ajv-formats';

/**
 * A compiler of the schemas of one document, which refer to its components; each schema is compiled once.
 *
 * @param ajv a validator of the dialect that the document's schemas are written in, for this document alone
 * @param components what `#/components` of the document holds
 */
export function schemasOf(ajv: Core, components: unknown): (schema: unknown) => ValidateFunction {
  addFormats(ajv);
  // Protobuf's numbers, which the formats of JSON Schema leave out.
  for (const [name, check] of [
    ['int64', /^-?\d+$/],
    ['uint64', /^\d+$/],
  ] as const)
    ajv.addFormat(name, check);
  ajv.addFormat('int32', true);
  ajv.addSchema({ $id: 'document', components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, known);
    return known;
  };
}
