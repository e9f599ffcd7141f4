import type { Parameter } from './operation.ts';
import type { Field, MessageType } from './types.ts';

/**
 * The parameters of an operation, as the gateway reads them: variables of the path, and every other field of the request
 * in the query. Members of nested messages are written with dots, lists are repeated; maps and lists of messages cannot
 * be written in a query.
 *
 * @param pathVariables names of the fields in the path, in their .proto spelling
 * @param messageOf looks up a message by its full name
 */
export function parametersOf(
  request: MessageType,
  pathVariables: readonly string[],
  messageOf: (name: string) => MessageType | undefined,
): Parameter[] {
  const inPath = request.fields.filter((field) => pathVariables.includes(field.protoName));
  const inQuery = request.fields.filter((field) => !pathVariables.includes(field.protoName));
  return [
    ...inPath.flatMap((field) => leaf(field, 'path', field.jsonName, true)),
    ...inQuery.flatMap((field) => queryParameters(field, '', messageOf, [request.name])),
  ];
}

function queryParameters(
  field: Field,
  prefix: string,
  messageOf: (name: string) => MessageType | undefined,
  above: readonly string[],
): Parameter[] {
  const name = prefix + field.jsonName;
  if (field.type.kind !== 'message') return leaf(field, 'query', name, field.required);
  const message = messageOf(field.type.name);
  if (field.repeated || message === undefined || above.includes(message.name)) return [];
  return message.fields.flatMap((inner) => queryParameters(inner, `${name}.`, messageOf, [...above, message.name]));
}

function leaf(field: Field, place: 'path' | 'query', name: string, required: boolean): Parameter[] {
  const { type, repeated, optional, oneof, deprecated, description } = field;
  if (type.kind === 'message' || type.kind === 'map') return [];
  return [
    {
      name,
      in: place,
      required,
      type,
      repeated,
      optional: optional || oneof !== undefined,
      deprecated,
      description,
      field: field.name,
    },
  ];
}
