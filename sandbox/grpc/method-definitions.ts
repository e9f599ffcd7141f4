import type { MethodDefinition } from '@grpc/grpc-js';
import {
  create,
  fromBinary,
  fromJson,
  toBinary,
  toJson,
  type DescMessage,
  type DescMethod,
  type JsonValue,
} from '@bufbuild/protobuf';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';

/** Messages travel as bytes and are JSON inside the sandbox. */
function codec(
  { descriptors: { registry } }: WorldDefinitions,
  message: DescMessage,
): { write: (json: JsonObject) => Buffer; read: (bytes: Uint8Array) => JsonObject } {
  return {
    write: (json) => Buffer.from(toBinary(message, fromJson(message, json as JsonValue, { registry }))),
    read: (bytes) =>
      toJson(message, bytes.length === 0 ? create(message) : fromBinary(message, bytes), { registry }) as JsonObject,
  };
}

/** An rpc as the gRPC server wants it described. */
export function methodDefinition(
  definitions: WorldDefinitions,
  method: DescMethod,
): MethodDefinition<JsonObject, JsonObject> {
  const [request, response] = [codec(definitions, method.input), codec(definitions, method.output)];
  return {
    path: `/${method.parent.typeName}/${method.name}`,
    requestStream: method.methodKind === 'client_streaming' || method.methodKind === 'bidi_streaming',
    responseStream: method.methodKind === 'server_streaming' || method.methodKind === 'bidi_streaming',
    requestSerialize: request.write,
    requestDeserialize: request.read,
    responseSerialize: response.write,
    responseDeserialize: response.read,
    originalName: method.name,
  };
}
