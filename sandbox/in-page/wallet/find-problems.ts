import { fromJson, type DescMessage, type JsonValue } from '@bufbuild/protobuf';
import { ruleViolated, rulePath } from '../../../reference/commands/rule-violated.ts';
import type { Rule } from '../../../reference/commands/types.ts';
import { valuesAt } from '../../../reference/commands/values-at.ts';
import { brokenRules, type CheckedCommand } from '../../../reference/commands/violations.ts';
import type { Json, JsonObject } from '../../../common/json.ts';
import type { WorldDefinitions } from '../../world-definitions.ts';
import type { Problem } from './wallet-protocol.ts';

type Path = readonly (string | number)[];

/**
 * What the wallet would refuse of a transaction, each thing with its place: the check is the wallet's own, and the place is
 * what its rule is about.
 */
export function findProblems(definitions: WorldDefinitions, transaction: JsonObject): Problem[] {
  const { registry } = definitions.descriptors;
  const [walletKey = ''] = Object.keys(transaction);
  const command = definitions.commands.find((one) => one.walletKey === walletKey);
  const type = command && registry.getMessage(command.message);
  if (!command || !type) return [];
  const content = transaction[walletKey] as JsonObject;
  const unread = unreadable(type, content, []);
  if (unread.length > 0) return unread;
  try {
    const found = brokenRules(command, content, registry, definitions.commandErrors).flatMap(
      ({ field, reason, rule }): Problem[] =>
        placesOf(command, rule, type, content).map((path) => ({ field, reason, path })),
    );
    return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
  } catch (error) {
    return [{ field: command.name, reason: (error as Error).message, path: [] }];
  }
}

/** Values that their fields cannot hold, such as a text for a number. */
function unreadable(type: DescMessage, value: Json | undefined, path: Path): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]): Problem[] => {
    const field = type.fields.find(({ jsonName }) => jsonName === name);
    if (field === undefined) return [];
    const isList = field.fieldKind === 'list' && Array.isArray(member);
    const inner =
      field.fieldKind === 'map' || field.message?.typeName.startsWith('google.') ? undefined : field.message;
    if (inner) {
      const items = isList ? member : [member];
      return items.flatMap((item, index) => unreadable(inner, item, [...path, name, ...(isList ? [index] : [])]));
    }
    const items = isList ? member : [member];
    return items.flatMap((item, index): Problem[] => {
      try {
        fromJson(type, { [name]: isList ? [item] : item } as JsonValue);
        return [];
      } catch (error) {
        const reason = (error as Error).message.replace(/^cannot decode .*? from JSON: /, '');
        return [{ field: name, reason, path: [...path, name, ...(isList ? [index] : [])] }];
      }
    });
  });
}

/** Where a rule is broken: of a rule about the items of a list, at each item that breaks it by itself. */
function placesOf({ name }: CheckedCommand, rule: Rule, type: DescMessage, content: JsonObject): Path[] {
  const names = rulePath(name, rule, type);
  if (names === undefined) return [[]];
  const parts = names.split('.');
  const list = parts.findIndex((part) => part.endsWith('[*]'));
  const path = jsonPath(
    type,
    parts.map((part) => part.replace('[*]', '')),
  );
  if (list === -1) return [path];
  const toList = path.slice(0, list + 1);
  const items = valueAt(content, toList);
  if (!Array.isArray(items)) return [toList];
  const own = items.flatMap((item, index): Path[] => {
    const alone = fromJson(type, withValue(content, toList, [item]) as JsonValue);
    // Of a list in a list the outer item is the place: the reason says the rest.
    const further = parts.slice(list + 1).some((part) => part.endsWith('[*]'));
    return ruleViolated(name, rule, type, valuesAt(type, alone)) === true
      ? [[...toList, index, ...(further ? [] : path.slice(list + 1))]]
      : [];
  });
  return own.length > 0 ? own : [toList];
}

/** Names as JSON spells them; a oneof is the place of its message. */
function jsonPath(type: DescMessage, names: readonly string[]): string[] {
  const made: string[] = [];
  let message: DescMessage | undefined = type;
  for (const name of names) {
    const field: DescMessage['fields'][number] | undefined = message?.fields.find((one) => one.name === name);
    if (field === undefined) return made;
    made.push(field.jsonName);
    message = field.message;
  }
  return made;
}

function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, part) => (inner as Record<string | number, Json> | null | undefined)?.[part],
    value,
  );
}

function withValue(value: Json | undefined, [head, ...rest]: Path, replacement: Json): Json {
  if (head === undefined) return replacement;
  const object = value as JsonObject;
  return { ...object, [head]: withValue(object[head], rest, replacement) };
}
