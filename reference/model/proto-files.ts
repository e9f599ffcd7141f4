import type { DescEnum, DescField, DescFile, DescMessage, DescService } from '@bufbuild/protobuf';
import { nestedTypes } from '@bufbuild/protobuf/reflect';
import { elementName } from '../descriptors/element-name.ts';
import { isRequired } from '../descriptors/is-required.ts';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { fieldType } from './field-type.ts';
import type { EnumType, Field, MessageType, ProtoFile, ServiceType } from './types.ts';

/** The release's .proto files as plain objects, ordered by path. */
export function protoFiles(descriptors: Descriptors): ProtoFile[] {
  return descriptors.files.map((file) => protoFile(descriptors, file));
}

function protoFile(descriptors: Descriptors, file: DescFile): ProtoFile {
  const types = [...nestedTypes(file)];
  return {
    path: elementName(file),
    package: file.proto.package,
    description: descriptors.comment(file),
    services: file.services.map((service) => serviceType(descriptors, service)),
    messages: types.filter((type) => type.kind === 'message').map((type) => messageType(descriptors, type)),
    enums: types.filter((type) => type.kind === 'enum').map((type) => enumType(descriptors, type)),
  };
}

const titleOf = (type: DescMessage | DescEnum | DescService): string =>
  type.typeName.slice(type.file.proto.package.length + 1);

function messageType(descriptors: Descriptors, message: DescMessage): MessageType {
  let fields: readonly Field[] | undefined;
  return {
    kind: 'message',
    name: message.typeName,
    title: titleOf(message),
    file: elementName(message.file),
    description: descriptors.comment(message),
    deprecated: message.deprecated,
    // When they are asked for: the network in a page needs those of a few of 700 messages before it begins.
    get fields() {
      return (fields ??= message.fields.map((field) => fieldOf(descriptors, field)));
    },
    oneofs: message.oneofs.map((oneof) => ({ name: oneof.name, description: descriptors.comment(oneof) })),
  };
}

function fieldOf(descriptors: Descriptors, field: DescField): Field {
  return {
    name: elementName(field),
    protoName: field.name,
    jsonName: field.jsonName,
    number: field.number,
    type: fieldType(field),
    repeated: field.fieldKind === 'list',
    optional: field.proto.proto3Optional,
    oneof: field.oneof?.name,
    required: isRequired(descriptors.registry, field),
    deprecated: field.deprecated,
    description: descriptors.comment(field),
  };
}

function enumType(descriptors: Descriptors, enumeration: DescEnum): EnumType {
  return {
    kind: 'enum',
    name: enumeration.typeName,
    title: titleOf(enumeration),
    file: elementName(enumeration.file),
    description: descriptors.comment(enumeration),
    deprecated: enumeration.deprecated,
    values: enumeration.values.map((value) => ({
      name: elementName(value),
      valueName: value.name,
      number: value.number,
      deprecated: value.deprecated,
      description: descriptors.comment(value),
    })),
  };
}

function serviceType(descriptors: Descriptors, service: DescService): ServiceType {
  return {
    name: service.typeName,
    title: titleOf(service),
    file: elementName(service.file),
    description: descriptors.comment(service),
    deprecated: service.deprecated,
    rpcs: service.methods.map((rpc) => ({
      name: elementName(rpc),
      rpcName: rpc.name,
      description: descriptors.comment(rpc),
      deprecated: rpc.deprecated,
      request: rpc.input.typeName,
      response: rpc.output.typeName,
      clientStreaming: rpc.methodKind === 'bidi_streaming' || rpc.methodKind === 'client_streaming',
      serverStreaming: rpc.methodKind === 'bidi_streaming' || rpc.methodKind === 'server_streaming',
    })),
  };
}
