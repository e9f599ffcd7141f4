import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import { LineCounter, isMap, parseDocument, type Document } from 'yaml';
import { memoize } from '../../common/memoize.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';

/** A YAML definition that agrees with its schema. */
export interface YamlFile<T> {
  readonly value: T;
  /** Line, from 1, of the entry that these keys lead to; of the nearest entry above it when it has none of its own. */
  line(...keys: readonly (string | number)[]): number;
}

const ajv = new Ajv2020({ allErrors: false, allowUnionTypes: true });
const validators = new WeakMap<object, ValidateFunction>();

/** Once: an import reads each file of two releases several times, most of them with the same text, and so do tests. */
const parse = memoize((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines };
});

/**
 * Reads one YAML file of `definitions/`.
 *
 * @param root project root
 * @param file path from the root
 * @param schema JSON Schema 2020-12 that describes T
 * @throws DefinitionError naming file and line when the text is no YAML, repeats a key or departs from the schema
 */
export function readYaml<T>(root: string, file: string, schema: AnySchema & object): YamlFile<T> {
  const { document, lines } = parse(readFileSync(path.join(root, file), 'utf8'));
  const line = (...keys: readonly (string | number)[]): number => lines.linePos(offset(document, keys)).line;
  const [mistake] = document.errors;
  if (mistake) {
    const place = { file, line: lines.linePos(mistake.pos[0]).line };
    throw new DefinitionError(place, mistake.message.split('\n')[0] ?? mistake.message, 'Correct the YAML.');
  }
  const value = document.toJS() as T;
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (!validate(value)) {
    const error = validate.errors?.[0];
    const keys = (error?.instancePath ?? '').split('/').slice(1).map(unescape);
    const details = error?.params['additionalProperty'] ?? error?.params['allowedValues'] ?? '';
    throw new DefinitionError(
      { file, line: line(...keys) },
      `${keys.join(' / ') || 'the file'} ${error?.message ?? 'departs from its schema'} ${String(details)}`.trim(),
      'Correct the entry; its shape is described by the schema beside the loader.',
    );
  }
  return { value, line };
}

// A JSON Pointer writes "~" and "/" of a key as "~0" and "~1".
const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

function offset(document: Document, keys: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let found = 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      const start = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
      if (!pair || start === undefined) break;
      found = start;
      node = pair.value;
    } else {
      const items = (node as { items?: unknown[] } | undefined)?.items;
      node = items?.[Number(key)];
      const start = (node as { range?: [number, number, number] } | undefined)?.range?.[0];
      if (start === undefined) break;
      found = start;
    }
  }
  return found;
}
