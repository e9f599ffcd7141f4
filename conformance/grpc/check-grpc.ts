import { create, createFileRegistry, fromBinary, type FileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema, type FileDescriptorProto } from '@bufbuild/protobuf/wkt';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  credentials,
  loadPackageDefinition,
  type ClientDuplexStream,
  type ServiceClientConstructor,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { Descriptors } from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';

interface ReflectionAnswer {
  readonly listServicesResponse?: { readonly service: readonly { readonly name: string }[] };
  readonly fileDescriptorResponse?: { readonly fileDescriptorProto: readonly Uint8Array[] };
  readonly errorResponse?: { readonly errorMessage: string };
}

/** Compares what a gRPC server's reflection says with `definitions/`: services, rpcs, messages, fields and enum values. */
export async function checkGrpc(host: string, descriptors: Descriptors): Promise<PartReport> {
  const recorder = new Recorder('grpc');
  const reflection = open(host);
  try {
    const services = ((await reflection.ask({ listServices: '' })).listServicesResponse?.service ?? [])
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('grpc.'));
    const files = new Map<string, FileDescriptorProto>();
    for (const name of services) {
      for (const bytes of (await reflection.ask({ fileContainingSymbol: name })).fileDescriptorResponse
        ?.fileDescriptorProto ?? [])
        keep(files, bytes);
    }
    // A server may give only the file that was asked for; the rest is asked for by name.
    for (let missing = imports(files); missing.length > 0; missing = imports(files)) {
      for (const file of missing) {
        const answer = await reflection.ask({ fileByFilename: file });
        if (!answer.fileDescriptorResponse)
          throw new Error(`${host} does not give ${file}: ${answer.errorResponse?.errorMessage ?? 'no reason'}`);
        for (const bytes of answer.fileDescriptorResponse.fileDescriptorProto) keep(files, bytes);
      }
    }
    compare(
      recorder,
      services,
      descriptors,
      createFileRegistry(create(FileDescriptorSetSchema, { file: sorted(files) })),
    );
  } finally {
    reflection.close();
  }
  return recorder.report();
}

function keep(files: Map<string, FileDescriptorProto>, bytes: Uint8Array): void {
  const file = fromBinary(FileDescriptorProtoSchema, bytes);
  files.set(file.name, file);
}

const imports = (files: ReadonlyMap<string, FileDescriptorProto>): string[] =>
  [...new Set([...files.values()].flatMap(({ dependency }) => dependency))].filter((name) => !files.has(name));

/** Files after those that they need. */
function sorted(files: ReadonlyMap<string, FileDescriptorProto>): FileDescriptorProto[] {
  const done = new Map<string, FileDescriptorProto>();
  const add = (name: string): void => {
    const file = files.get(name);
    if (!file || done.has(name)) return;
    for (const needed of file.dependency) add(needed);
    done.set(name, file);
  };
  for (const name of files.keys()) add(name);
  return [...done.values()];
}

function compare(
  recorder: Recorder,
  services: readonly string[],
  { registry }: Descriptors,
  observed: FileRegistry,
): void {
  for (const name of services) {
    const [documented, found] = [registry.getService(name), observed.getService(name)];
    if (!recorder.compare('services', name, 'service', true, documented !== undefined) || !documented || !found)
      continue;
    const rpcs = (service: typeof found): string[] =>
      service.methods
        .map(({ name: rpc, input, output, methodKind }) => `${rpc}(${input.typeName}) ${methodKind} ${output.typeName}`)
        .sort();
    for (const [a, b] of pairs(rpcs(documented), rpcs(found))) recorder.compare('rpcs', name, 'rpc', a, b);
  }
  for (const type of observed) {
    if (type.kind === 'message' && !type.typeName.startsWith('google.') && !type.typeName.startsWith('grpc.')) {
      const fields = (message: typeof type | undefined): string[] =>
        (message?.fields ?? []).map(
          (field) =>
            `${field.number} ${field.name} ${field.fieldKind} ${field.message?.typeName ?? field.enum?.typeName ?? String(field.scalar)} ${field.oneof?.name ?? ''}`,
        );
      const documented = registry.getMessage(type.typeName);
      if (recorder.compare('messages', type.typeName, 'message', true, documented !== undefined))
        for (const [a, b] of pairs(fields(documented), fields(type)))
          recorder.compare('fields', type.typeName, 'field', a, b);
    }
    if (type.kind === 'enum' && !/^(google|grpc)\./.test(type.typeName)) {
      const values = (one: typeof type | undefined): string[] =>
        (one?.values ?? []).map(({ name, number }) => `${number} ${name}`);
      for (const [a, b] of pairs(values(registry.getEnum(type.typeName)), values(type)))
        recorder.compare('enum values', type.typeName, 'value', a, b);
    }
  }
}

function pairs(a: readonly string[], b: readonly string[]): [string | undefined, string | undefined][] {
  return [...new Set([...a, ...b])].map((value) => [
    a.includes(value) ? value : undefined,
    b.includes(value) ? value : undefined,
  ]);
}

interface Reflection {
  readonly ask: (request: object) => Promise<ReflectionAnswer>;
  readonly close: () => void;
}

function open(host: string): Reflection {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@grpc/reflection/package.json'));
  const loaded = loadPackageDefinition(
    loadSync(path.join(folder, 'build/proto/grpc/reflection/v1alpha/reflection.proto')),
  );
  const Client = (loaded['grpc'] as Record<string, Record<string, Record<string, ServiceClientConstructor>>>)[
    'reflection'
  ]?.['v1alpha']?.['ServerReflection'] as ServiceClientConstructor;
  const client = new Client(host, credentials.createInsecure());
  const call = (client['serverReflectionInfo'] as () => ClientDuplexStream<object, ReflectionAnswer>).call(client);
  const waiting: { readonly resolve: (answer: ReflectionAnswer) => void; readonly reject: (error: Error) => void }[] =
    [];
  call.on('data', (answer: ReflectionAnswer) => waiting.shift()?.resolve(answer));
  call.on('error', (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        call.write(request);
      }),
    close: () => {
      call.end();
      client.close();
    },
  };
}
