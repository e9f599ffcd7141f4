import type { Model } from '../reference/model/model.ts';
import type { Field } from '../reference/model/types.ts';
import type { Json, JsonObject } from './world/types.ts';

/**
 * Completes a message the way the gateways write it: every field is there, unset messages as null; only `optional` fields
 * and members of groups are left out when they are not set. Names that the message does not have stop the sandbox: the
 * world would say something that the API cannot.
 *
 * @param name full name of the message
 * @throws Error naming the message and the unknown member
 */
export function fullJson(model: Model, name: string, value: JsonObject): JsonObject {
  const message = model.message(name);
  if (!message) return value;
  const known = new Set(message.fields.map(({ jsonName }) => jsonName));
  const unknown = Object.keys(value).find((member) => !known.has(member));
  if (unknown !== undefined) throw new Error(`${name} has no member ${unknown}: correct what the sandbox answers.`);
  const full: JsonObject = {};
  for (const field of message.fields) {
    const member = value[field.jsonName];
    if (member === undefined && (field.optional || field.oneof !== undefined)) continue;
    full[field.jsonName] =
      member === undefined || member === null ? missing(model, field) : complete(model, field, member);
  }
  return full;
}

function complete(model: Model, { type, repeated }: Field, value: Json): Json {
  const inner = type.kind === 'map' ? type.value : type;
  if (inner.kind !== 'message') return value;
  const one = (item: Json): Json =>
    item !== null && typeof item === 'object' && !Array.isArray(item) ? fullJson(model, inner.name, item) : item;
  if (repeated) return (value as Json[]).map(one);
  if (type.kind === 'map')
    return Object.fromEntries(Object.entries(value as JsonObject).map(([key, item]) => [key, one(item)]));
  return one(value);
}

/** What stands for a field that is not set. */
function missing(model: Model, { type, repeated }: Field): Json {
  if (repeated) return [];
  switch (type.kind) {
    case 'map':
      return {};
    case 'message':
      return null;
    case 'enum':
      return model.enumeration(type.name)?.values.find(({ number }) => number === 0)?.valueName ?? 0;
    default:
      return type.name === 'string' || type.name === 'bytes'
        ? ''
        : type.name === 'bool'
          ? false
          : /64$/.test(type.name)
            ? '0'
            : 0;
  }
}

/** A message as the compact streams write it: enum values as numbers, without members that hold their default. */
export function compactJson(model: Model, name: string, value: JsonObject): JsonObject {
  const message = model.message(name);
  if (!message) return value;
  return Object.fromEntries(
    message.fields.flatMap((field) => {
      const member = value[field.jsonName];
      if (member === undefined || member === null) return [];
      const written = compactMember(model, field, member);
      return isDefault(written) && !(field.optional || field.oneof !== undefined)
        ? []
        : [[field.jsonName, written] as const];
    }),
  );
}

function compactMember(model: Model, { type, repeated }: Field, value: Json): Json {
  const inner = type.kind === 'map' ? type.value : type;
  const one = (item: Json): Json => {
    if (inner.kind === 'enum')
      return model.enumeration(inner.name)?.values.find(({ valueName }) => valueName === item)?.number ?? item;
    return inner.kind === 'message' && item !== null && typeof item === 'object' && !Array.isArray(item)
      ? compactJson(model, inner.name, item)
      : item;
  };
  if (repeated) return (value as Json[]).map(one);
  if (type.kind === 'map')
    return Object.fromEntries(Object.entries(value as JsonObject).map(([key, item]) => [key, one(item)]));
  return one(value);
}

const isDefault = (value: Json): boolean =>
  value === '' || value === 0 || value === '0' || value === false || (Array.isArray(value) && value.length === 0);
