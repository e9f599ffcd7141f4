import type { buildModel } from '../definitions.ts';
import type { Recorder } from '../recorder.ts';

type Model = ReturnType<typeof buildModel>;
type Field = NonNullable<ReturnType<Model['message']>>['fields'][number];

/**
 * Compares a JSON answer with the message that documents it: no member that is not documented, every documented member
 * there (only optional ones and members of groups may be missing), 64-bit numbers as text, enum values by known name.
 */
export function checkAnswer(recorder: Recorder, model: Model, element: string, message: string, answer: unknown): void {
  const type = model.message(message);
  if (
    !type ||
    !recorder.compare('messages', element, `${message} is an object`, true, isObject(answer)) ||
    !isObject(answer)
  )
    return;
  const known = new Map(type.fields.map((field) => [field.jsonName, field]));
  recorder.compare(
    'messages',
    element,
    `members of ${message} that are not documented`,
    [],
    Object.keys(answer).filter((name) => !known.has(name)),
  );
  for (const field of type.fields) {
    const value = answer[field.jsonName];
    if (value === undefined) {
      recorder.compare('fields', element, `${field.name} is there`, true, field.optional || field.oneof !== undefined);
      continue;
    }
    for (const item of itemsOf(field, value)) checkValue(recorder, model, element, field, item);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf({ repeated, type }: Field, value: unknown): readonly unknown[] {
  if (repeated) return Array.isArray(value) ? value : [value];
  return type.kind === 'map' && isObject(value) ? Object.values(value) : [value];
}

function checkValue(recorder: Recorder, model: Model, element: string, field: Field, value: unknown): void {
  const type = field.type.kind === 'map' ? field.type.value : field.type;
  if (type.kind === 'message') {
    // A message that is not set stands as null; of well-known types the form is the library's.
    if (value !== null && !type.name.startsWith('google.')) checkAnswer(recorder, model, element, type.name, value);
    return;
  }
  if (type.kind === 'enum') {
    const names = model.enumeration(type.name)?.values.map(({ valueName }) => valueName) ?? [];
    recorder.compare(
      'values',
      element,
      `value of ${field.name}`,
      `a name of ${type.name}`,
      names.includes(String(value)) ? `a name of ${type.name}` : String(value),
    );
    return;
  }
  if (type.kind === 'scalar')
    recorder.compare(
      'values',
      element,
      `form of ${field.name}`,
      formOf(type.name),
      value === null ? 'null' : typeof value,
    );
}

function formOf(scalar: string): string {
  if (scalar === 'bool') return 'boolean';
  return scalar === 'string' || scalar === 'bytes' || scalar.endsWith('64') ? 'string' : 'number';
}
