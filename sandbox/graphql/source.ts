import type { Model } from '../../reference/model/model.ts';
import type { Field } from '../../reference/model/types.ts';
import type { JsonObject } from '../world/types.ts';

/** What an object of a GraphQL answer is made from: a message of the API, by its full name. */
export interface Source {
  readonly message: string;
  readonly json: JsonObject;
}

/** Whether a value came from this sandbox and is a Source. */
export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'message' in value && 'json' in value;

/** The fields of a message that hold other messages. */
function messageFields(model: Model, name: string): readonly (readonly [field: Field, message: string])[] {
  return (model.message(name)?.fields ?? []).flatMap((field) =>
    field.type.kind === 'message' ? [[field, field.type.name] as const] : [],
  );
}

/**
 * The messages of one type in a source: the source itself, or those nearest below it. GraphQL leaves out layers that the
 * messages have.
 */
export function findMessages(model: Model, source: Source, wanted: string, depth = 4): Source[] {
  if (source.message === wanted) return [source];
  if (depth === 0) return [];
  const nested = messageFields(model, source.message).flatMap(([field, message]): Source[] => {
    const value = source.json[field.jsonName];
    const items = (Array.isArray(value) ? value : [value]).filter(
      (item): item is JsonObject => typeof item === 'object' && item !== null && !Array.isArray(item),
    );
    return items.map((json) => ({ message, json }));
  });
  const here = nested.filter(({ message }) => message === wanted);
  return here.length > 0 ? here : nested.flatMap((inner) => findMessages(model, inner, wanted, depth - 1));
}
