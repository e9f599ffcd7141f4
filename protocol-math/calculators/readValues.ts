import type { Dec } from '../decimal.ts';
import { checkNumber } from './checkNumber.ts';
import { checkRows } from './checkRows.ts';
import type { CalculatorDefinition, Field, RawValues, Values } from './definition.ts';

/** What reading needs of a calculator, or of anything else that has fields. */
type WithFields = Pick<CalculatorDefinition, 'id' | 'fields'>;

export type FieldErrors = Readonly<Record<string, string>>;

type Read = Dec | Dec[][] | string | undefined;

function readField(field: Field, text: string): { read: Read } | { message: string } {
  if (field.kind === 'choice') {
    const known = field.options.some((option) => option.value === text);
    return known ? { read: text } : { message: 'Choose one of the options.' };
  }
  if (field.kind === 'rows') {
    const checked = checkRows(text, field);
    return 'message' in checked ? checked : { read: checked.rows };
  }
  if (field.optional && text.trim() === '') return { read: undefined };
  const checked = checkNumber(text, field);
  return 'message' in checked ? checked : { read: checked.value };
}

/** The defaults of a calculator's fields. */
export function defaultValues(definition: Pick<WithFields, 'fields'>): RawValues {
  return Object.fromEntries(definition.fields.map((field) => [field.name, field.default]));
}

/** What was typed, read by the rules of the fields: values, or messages by field name. */
export function readValues(definition: WithFields, raw: RawValues): { values: Values } | { errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const read = new Map<string, Read>();
  for (const field of definition.fields) {
    const result = readField(field, raw[field.name] ?? field.default);
    if ('message' in result) errors[field.name] = result.message;
    else read.set(field.name, result.read);
  }
  if (Object.keys(errors).length > 0) return { errors };
  const get = <Kind extends Read>(name: string): Kind => {
    if (!read.has(name)) throw new Error(`calculator "${definition.id}" has no field "${name}"`);
    return read.get(name) as Kind;
  };
  return {
    values: {
      number: (name) => get<Dec>(name),
      optional: (name) => get<Dec | undefined>(name),
      choice: (name) => get<string>(name),
      rows: (name) => get<Dec[][]>(name),
    },
  };
}
