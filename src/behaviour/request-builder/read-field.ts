import { problemsOf, type ValueSchema } from './validate.ts';

/** What a field of the form holds: a value, nothing, or problems that keep it from being one. */
export interface FieldReading {
  readonly name: string;
  /** Undefined when the field is left empty and may be. */
  readonly value: unknown;
  readonly problems: readonly string[];
}

/**
 * Reads one field of the form. How its text becomes a value is in `data-kind`: `text`, `integer`, `boolean`, `lines` (a
 * list of texts, one a line) or `json`. Its schema, references resolved, is in `data-schema`.
 */
export function readField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): FieldReading {
  const name = field.name;
  const kind = field.dataset['kind'] ?? 'text';
  // A blank may belong to a name or a passphrase, so plain text stays as it is typed.
  const text = kind === 'text' ? field.value : field.value.trim();
  if (text === '') return { name, value: undefined, problems: field.required ? ['This parameter is required.'] : [] };
  const schema = JSON.parse(field.dataset['schema'] ?? '{}') as ValueSchema;
  try {
    const value = convert(text, kind);
    return { name, value, problems: [...problemsOf(value, schema), ...inexact(value)] };
  } catch (error) {
    return { name, value: undefined, problems: [`The value is no JSON: ${(error as Error).message}`] };
  }
}

function convert(text: string, kind: string): unknown {
  switch (kind) {
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true';
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'json':
      return JSON.parse(text);
    default:
      return text;
  }
}

/** Whole numbers that a script cannot hold exactly: the request would say another number than the one typed. */
function inexact(value: unknown): string[] {
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value)
      ? [
          `A number above ${Number.MAX_SAFE_INTEGER} loses digits here: write it as a text in quotation marks, if it is a field of a command.`,
        ]
      : [];
  return typeof value === 'object' && value !== null ? [...new Set(Object.values(value).flatMap(inexact))] : [];
}
