import { fromJson, toBinary, type JsonValue } from '@bufbuild/protobuf';
import type { Release } from '../../product.ts';
import type { Descriptors } from '../descriptors/read-descriptors.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { Operation, RestService } from './operation.ts';
import { protoFiles } from './proto-files.ts';
import type { RestDefinition } from './rest-definition.ts';
import { restServices } from './rest-services.ts';
import type { EnumType, MessageType, ProtoFile } from './types.ts';

/** The APIs of the release as plain objects: what every page of the reference is rendered from. */
export interface Model {
  readonly release: Release;
  readonly files: readonly ProtoFile[];
  readonly services: readonly RestService[];
  readonly operations: readonly Operation[];
  /** Undefined for types of other packages, such as `google.protobuf.Value`. */
  message(name: string): MessageType | undefined;
  enumeration(name: string): EnumType | undefined;
  /** The bytes of a message that is given in JSON. Throws when there is no such message or the JSON does not fit it. */
  encode(name: string, json: JsonValue): Uint8Array;
  /** The REST operation of an rpc, by the rpc's full name. */
  operationOf(rpc: string): Operation | undefined;
}

/** The APIs of the descriptors' release, with what `rest.yaml` says of them. Throws DefinitionError when the two do not fit together. */
export function modelOf(descriptors: Descriptors, rest: YamlFile<RestDefinition>): Model {
  const files = protoFiles(descriptors);
  const services = restServices(descriptors, files, rest);
  const operations = services.flatMap((service) => service.categories).flatMap((category) => category.operations);
  const messages = new Map(files.flatMap((file) => file.messages).map((type) => [type.name, type]));
  const enums = new Map(files.flatMap((file) => file.enums).map((type) => [type.name, type]));
  const byRpc = new Map(operations.map((operation) => [operation.rpc.name, operation]));
  return {
    release: descriptors.release,
    files,
    services,
    operations,
    message: (name) => messages.get(name),
    enumeration: (name) => enums.get(name),
    encode: (name, json) => {
      const type = descriptors.registry.getMessage(name);
      if (!type) throw new Error(`The release has no message ${name}.`);
      return toBinary(type, fromJson(type, json, { registry: descriptors.registry }));
    },
    operationOf: (rpc) => byRpc.get(rpc),
  };
}
