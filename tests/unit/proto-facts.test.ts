import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DescEnum, DescField, DescMessage } from '@bufbuild/protobuf';
import { ScalarType } from '@bufbuild/protobuf';
import { FieldDescriptorProto_Label } from '@bufbuild/protobuf/wkt';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { httpBinding } from '../../reference/descriptors/http-binding.ts';
import { isRequired } from '../../reference/descriptors/is-required.ts';
import { loadDescriptors, type Descriptors } from '../../reference/descriptors/load-descriptors.ts';
import { factTable, tables } from '../fact-table.ts';

// Compares the compiled definitions with the tables of the release, element by element.

interface FileFacts {
  readonly file: string;
  readonly package: string;
  readonly messages: readonly unknown[];
  readonly enums: readonly unknown[];
  readonly services: readonly unknown[];
}

interface RestFacts {
  readonly operations: readonly { rpc: string; method: string; bindingPath: string; streaming: boolean }[];
  readonly rpcsWithoutBinding: readonly unknown[];
}

function scalarName(type: ScalarType): string {
  return ScalarType[type].toLowerCase();
}

function typeName(field: DescField): string {
  if (field.fieldKind === 'map') {
    const value = field.message?.typeName ?? field.enum?.typeName ?? scalarName(field.scalar!);
    return `map<${scalarName(field.mapKey)}, ${value}>`;
  }
  return field.message?.typeName ?? field.enum?.typeName ?? scalarName(field.scalar!);
}

function label(field: DescField): string | null {
  if (field.fieldKind === 'map') return 'map';
  if (field.proto.label === FieldDescriptorProto_Label.REPEATED) return 'repeated';
  return field.proto.proto3Optional ? 'optional' : null;
}

/** Ranges as the tables write them: one number, or `a to b` with both included. */
function ranges(list: readonly { start: number; end: number }[], pastEnd: number): (number | string)[] {
  return list.map(({ start, end }) => (end - pastEnd === start ? start : `${start} to ${end - pastEnd}`));
}

function enumShape(type: DescEnum): unknown {
  return {
    name: type.name,
    deprecated: type.deprecated,
    values: type.values.map((value) => ({ name: value.name, number: value.number, deprecated: value.deprecated })),
    reserved: [...ranges(type.proto.reservedRange, 0), ...type.proto.reservedName],
  };
}

function messageShape(all: Descriptors, type: DescMessage): unknown {
  return {
    name: type.name,
    deprecated: type.deprecated,
    fields: type.fields.map((field) => ({
      name: field.name,
      number: field.number,
      type: typeName(field),
      label: label(field),
      oneof: field.oneof?.name ?? null,
      required: isRequired(all.registry, field),
      deprecated: field.deprecated,
    })),
    oneofs: type.oneofs.map((oneof) => oneof.name),
    reserved: [...ranges(type.proto.reservedRange, 1), ...type.proto.reservedName],
    messages: type.nestedMessages.map((nested) => messageShape(all, nested)),
    enums: type.nestedEnums.map(enumShape),
  };
}

describe('the definitions equal the tables of the release', () => {
  let all: Descriptors;
  beforeAll(async () => {
    all = await loadDescriptors(newestRelease);
  });

  const files = readdirSync(path.join(tables, 'proto'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );

  it('has the same files', () => {
    const expected = files.map((name) => name.replace(/\.json$/, '')).sort();
    expect(all.files.map((file) => `${file.name}.proto`)).toEqual(expected);
    console.log(`proto-facts: ${expected.length} files`);
  });

  it.each(files)('%s', (name) => {
    const { imports, ...facts } = factTable<FileFacts & { imports: unknown }>(`proto/${name}`);
    void imports; // what a file imports is its own affair: the types show that it suffices
    const file = all.files.find((candidate) => `${candidate.name}.proto` === facts.file);
    expect(file).toBeDefined();
    expect({
      file: `${file!.name}.proto`,
      package: file!.proto.package,
      messages: file!.messages.map((message) => messageShape(all, message)),
      enums: file!.enums.map(enumShape),
      services: file!.services.map((service) => ({
        name: service.name,
        rpcs: service.methods.map((rpc) => ({
          name: rpc.name,
          request: rpc.input.typeName,
          response: rpc.output.typeName,
          clientStreaming: rpc.proto.clientStreaming,
          serverStreaming: rpc.proto.serverStreaming,
          deprecated: rpc.deprecated,
        })),
      })),
    }).toEqual(facts);
  });

  it('holds 740 messages, 2,465 fields, 57 enums, 536 values, 39 oneofs and 137 rpcs', () => {
    const nested = (message: DescMessage): DescMessage[] => [message, ...message.nestedMessages.flatMap(nested)];
    const messages = all.files.flatMap((file) => file.messages).flatMap(nested);
    const enums = [...all.files.flatMap((file) => file.enums), ...messages.flatMap((message) => message.nestedEnums)];
    const count = (lists: readonly (readonly unknown[])[]): number => lists.reduce((sum, list) => sum + list.length, 0);
    const counts = {
      messages: messages.length,
      fields: count(messages.map((message) => message.fields)),
      oneofs: count(messages.map((message) => message.oneofs)),
      enums: enums.length,
      values: count(enums.map((type) => type.values)),
      rpcs: count(all.files.flatMap((file) => file.services).map((service) => service.methods)),
    };
    console.log('proto-facts: compared', counts);
    expect(counts).toEqual({ messages: 740, fields: 2465, oneofs: 39, enums: 57, values: 536, rpcs: 137 });
  });

  it('binds the same rpcs to the same HTTP routes', () => {
    const rest = factTable<RestFacts>('rest.json');
    const rpcs = all.files.flatMap((file) => file.services).flatMap((service) => service.methods);
    const bound = rpcs.flatMap((rpc) => {
      const binding = httpBinding(all.registry, rpc);
      const name = `${rpc.parent.typeName}.${rpc.name}`;
      return binding ? [{ rpc: name, ...binding, streaming: rpc.proto.serverStreaming }] : [];
    });
    const expected = rest.operations.map((operation) => ({
      rpc: operation.rpc,
      method: operation.method,
      path: operation.bindingPath,
      body: operation.method === 'POST' ? '*' : '',
      streaming: operation.streaming,
    }));
    const byRpc = (a: { rpc: string }, b: { rpc: string }): number => (a.rpc < b.rpc ? -1 : 1);
    expect(bound.sort(byRpc)).toEqual(expected.sort(byRpc));
    expect(rpcs.length - bound.length).toBe(rest.rpcsWithoutBinding.length);
    console.log(`proto-facts: compared ${bound.length} bindings, ${rest.rpcsWithoutBinding.length} rpcs without one`);
  });
});
