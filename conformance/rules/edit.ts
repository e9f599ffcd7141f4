import { create, type DescField, type DescMessage, type Message } from '@bufbuild/protobuf';
import { isFieldError, reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';

/** Makes a filled message of a type, for a part of a command that a condition wants to be there. */
export type Fill = (type: DescMessage) => Message;

/** What to do with the value at a path. A function that returns undefined clears it. */
export type Edit = (field: DescField, value: unknown) => unknown;

/**
 * Changes the value at a path of a rule in place, making what is missing on the way; of a list the first item.
 *
 * @returns false when the message has no such path
 */
export function editAt(type: DescMessage, message: Message, path: string, fill: Fill, edit: Edit): boolean {
  return editIn(
    reflect(type, message),
    type,
    path.split('.').filter((name) => name !== ''),
    fill,
    edit,
  );
}

function editIn(message: ReflectMessage, type: DescMessage, names: readonly string[], fill: Fill, edit: Edit): boolean {
  const [head = '', ...rest] = names;
  const name = head.replace('[*]', '');
  const oneof = type.oneofs.find((candidate) => candidate.name === name);
  if (oneof) {
    // Of a group only the member that is to be set can be named: an edit of the group itself clears it.
    const chosen = edit(oneof.fields[0] as DescField, message.oneofCase(oneof)?.name);
    const member = oneof.fields.find((field) => field.name === chosen);
    if (!member) {
      const set = message.oneofCase(oneof);
      if (set) message.clear(set);
      return true;
    }
    if (message.isSet(member)) return true;
    message.set(member, member.message ? reflect(member.message, fill(member.message)) : scalarOf(member));
    return true;
  }
  const field = type.fields.find((candidate) => candidate.name === name);
  if (!field) return false;
  if (rest.length === 0 && !head.endsWith('[*]')) {
    const before = message.isSet(field) ? message.get(field) : undefined;
    const after = edit(field, before);
    return after === before || put(message, field, after);
  }
  if (field.fieldKind === 'message') {
    if (!message.isSet(field)) message.set(field, reflect(field.message, fill(field.message)));
    return editIn(message.get(field), field.message, rest, fill, edit);
  }
  if (field.fieldKind !== 'list') return false;
  const list = message.get(field);
  if (field.listKind === 'message') {
    if (list.size === 0) list.add(reflect(field.message, fill(field.message)));
    return rest.length > 0 && editIn(list.get(0) as ReflectMessage, field.message, rest, fill, edit);
  }
  const value = edit(field, list.get(0));
  if (value === undefined) return true;
  if (list.size === 0) list.add(value as never);
  else list.set(0, value as never);
  return true;
}

function put(message: ReflectMessage, field: DescField, value: unknown): boolean {
  if (value === undefined) {
    message.clear(field);
    return true;
  }
  if (field.fieldKind === 'list') {
    const list = message.get(field);
    list.clear();
    for (const item of value as unknown[])
      list.add((field.listKind === 'message' ? reflect(field.message, item as Message) : item) as never);
    return true;
  }
  if (field.fieldKind === 'map') return false;
  try {
    message.set(field, field.fieldKind === 'message' ? reflect(field.message, value as Message) : coerce(field, value));
    return true;
  } catch (error) {
    // The type cannot hold the value, so that no command can have it.
    if (error instanceof RangeError || error instanceof SyntaxError || isFieldError(error)) return false;
    throw error;
  }
}

/** A number in the form that the field's type has in the program. */
function coerce(field: DescField, value: unknown): unknown {
  const text = typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (field.fieldKind === 'enum') return Number(value);
  if (field.fieldKind !== 'scalar') return value;
  const zero = scalarOf(field);
  if (typeof zero === 'bigint') return BigInt(text.split('.')[0] ?? '0');
  if (typeof zero === 'number') return Number(text);
  if (typeof zero === 'boolean') return value === true || text === 'true';
  if (zero instanceof Uint8Array) return value instanceof Uint8Array ? value : Buffer.from(text);
  return text;
}

/** The zero of a field's type. */
export function scalarOf(field: DescField): unknown {
  if (field.fieldKind !== 'scalar') return field.message ? create(field.message) : 0;
  return reflect(field.parent).get(field);
}
