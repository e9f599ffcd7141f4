import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import type { DescMessage, Message } from '@bufbuild/protobuf';

/** A value that a path of a rule leads to. */
export type Found =
  | { readonly kind: 'absent' }
  | { readonly kind: 'message' }
  | { readonly kind: 'list'; readonly length: number }
  /** The set member of a oneof, by its proto name; undefined when none is set. */
  | { readonly kind: 'case'; readonly name: string | undefined }
  /** A number, text, truth value, bytes, or the name of an enum value. */
  | {
      readonly kind: 'scalar';
      readonly value: string | number | bigint | boolean | Uint8Array;
      readonly given: boolean;
    };

/**
 * Finds the values at paths such as `terms.new_market.changes.price_monitoring_parameters.triggers[*].horizon` of a message, one for
 * each combination of list items; none when a list on the way is empty, and undefined when the message has no such path. What was
 * found once is not looked for again: the message may not change meanwhile.
 */
export function valuesAt(type: DescMessage, message: Message): (path: string) => readonly Found[] | undefined {
  const reflected = reflect(type, message);
  const known = new Map<string, readonly Found[] | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, walk(reflected, type, path.split('.')));
    return known.get(path);
  };
}

function walk(
  message: ReflectMessage | undefined,
  type: DescMessage,
  names: readonly string[],
): readonly Found[] | undefined {
  const [head = '', ...rest] = names;
  const each = head.endsWith('[*]');
  const name = each ? head.slice(0, -3) : head;
  const oneof = type.oneofs.find((candidate) => candidate.name === name);
  if (oneof) {
    if (rest.length > 0) return undefined;
    return [{ kind: 'case', name: message?.oneofCase(oneof)?.name }];
  }
  const field = type.fields.find((candidate) => candidate.name === name);
  if (!field) return undefined;
  if (field.fieldKind === 'list') {
    const list = message?.get(field);
    if (!each) return rest.length > 0 ? undefined : [{ kind: 'list', length: list?.size ?? 0 }];
    const items = list ? [...list] : [];
    const inner = field.message;
    if (!inner) return items.map((value) => ({ kind: 'scalar', value: value as string, given: true }));
    if (rest.length === 0) return items.map(() => ({ kind: 'message' }));
    if (items.length === 0) return walk(undefined, inner, rest) && [];
    return items.flatMap((item) => walk(item as ReflectMessage, inner, rest) ?? []);
  }
  if (field.fieldKind === 'message') {
    const given = message?.isSet(field) === true;
    if (rest.length > 0) return walk(given ? message.get(field) : undefined, field.message, rest);
    return [given ? { kind: 'message' } : { kind: 'absent' }];
  }
  if (rest.length > 0 || field.fieldKind === 'map') return undefined;
  const value = message?.get(field) ?? (field.fieldKind === 'enum' ? 0 : '');
  const given = message?.isSet(field) === true;
  if (field.fieldKind === 'enum') {
    return [{ kind: 'scalar', value: field.enum.value[Number(value)]?.name ?? String(value), given }];
  }
  return [{ kind: 'scalar', value: value as string, given }];
}
