import { jsonName } from '../../common/letter-case.ts';
import type { Model } from '../../reference/model/model.ts';
import type { Operation, Parameter } from '../../reference/model/operation.ts';
import { RpcError } from '../answers/rpc-error.ts';
import type { Json, JsonObject } from '../world/types.ts';

/**
 * The request message of an operation, from the variables of its path and its query, as the gateway reads them: unknown
 * parameters are ignored, a value of the wrong type is an error.
 *
 * @param variables values of the path's variables
 * @param query the names and values of the query
 * @throws RpcError naming the parameter
 */
export function readRequest(
  model: Model,
  operation: Operation,
  variables: Readonly<Record<string, string>>,
  query: URLSearchParams,
): JsonObject {
  const request: JsonObject = {};
  for (const parameter of operation.parameters) {
    const texts = parameter.in === 'path' ? [variables[parameter.name] ?? ''] : valuesOf(query, parameter.name);
    if (texts.length === 0) continue;
    const values = texts.map((text) => readValue(model, parameter, text));
    set(request, parameter.name, parameter.repeated ? values : (values.at(-1) ?? null));
  }
  return request;
}

/** The gateway takes a parameter in its JSON spelling as well as in that of the .proto file. */
function valuesOf(query: URLSearchParams, name: string): string[] {
  const direct = query.getAll(name);
  if (direct.length > 0) return direct;
  return [...query].filter(([other]) => other.split('.').map(jsonName).join('.') === name).map(([, value]) => value);
}

function set(request: JsonObject, name: string, value: Json): void {
  const parts = name.split('.');
  const last = parts.pop() ?? '';
  const owner = parts.reduce((inner, part) => (inner[part] ??= {}) as JsonObject, request);
  owner[last] = value;
}

const limits: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** The spellings that Go reads as a truth value. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['1', 't', 'T', 'true', 'True', 'TRUE'].map((text) => [text, true] as const),
  ...['0', 'f', 'F', 'false', 'False', 'FALSE'].map((text) => [text, false] as const),
]);

function readValue(model: Model, { name, type }: Parameter, text: string): Json {
  const wrong = (reason: string): RpcError =>
    new RpcError('invalidArgument', `type mismatch, parameter: ${name}, error: ${reason}`);
  if (type.kind === 'enum') {
    const value = model
      .enumeration(type.name)
      ?.values.find(({ valueName, number }) => valueName === text || String(number) === text);
    if (!value) throw wrong(`${text} is not valid`);
    return value.valueName;
  }
  if (type.name === 'bool') {
    const value = truths.get(text);
    if (value === undefined) throw wrong(`parsing "${text}": invalid syntax`);
    return value;
  }
  const range = limits[type.name];
  if (!range) return text;
  if (!/^-?\d+$/.test(text)) throw wrong(`parsing "${text}": invalid syntax`);
  if (BigInt(text) < range[0] || BigInt(text) > range[1]) throw wrong(`parsing "${text}": value out of range`);
  return type.name.endsWith('64') ? text : Number(text);
}
