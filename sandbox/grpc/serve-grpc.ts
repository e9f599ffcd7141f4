import {
  logVerbosity,
  Server,
  ServerCredentials,
  setLogVerbosity,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import type { Context } from '../context.ts';
import { cannotListen } from '../ports.ts';
import { rpcHandler } from './handlers.ts';
import { methodDefinition } from './method-definitions.ts';

/** A gRPC server that listens. */
export interface GrpcListening {
  readonly port: number;
  close(): void;
}

/** Largest message that is taken, as the release's gateways have it: 20 MB. */
const largest = 20 * 1024 * 1024;

/**
 * Serves the services of the release and server reflection, without TLS.
 *
 * @param port 0 for any free one
 * @param flag that sets the port
 * @throws Error that names the port and the flag, when the port is taken
 */
export async function serveGrpc(context: Context, host: string, port: number, flag: string): Promise<GrpcListening> {
  const { definitions } = context;
  const server = new Server({ 'grpc.max_receive_message_length': largest, 'grpc.max_send_message_length': largest });
  for (const service of definitions.model.files.flatMap((file) => file.services)) {
    const descriptor = definitions.descriptors.registry.getService(service.name);
    if (!descriptor) continue;
    const methods: ServiceDefinition = Object.fromEntries(
      descriptor.methods.map((method) => [method.name, methodDefinition(definitions, method)]),
    );
    const handlers: UntypedServiceImplementation = Object.fromEntries(
      service.rpcs.map((rpc) => [rpc.rpcName, rpcHandler(context, rpc)]),
    );
    server.addService(methods, handlers);
  }
  // Each type comes with the files of all types, and the library would read them all again for each: that took 5 s.
  const [type] = Object.entries(loadFileDescriptorSetFromBuffer(descriptorSet(context)));
  new ReflectionService(Object.fromEntries(type ? [type] : [])).addToServer(server);
  // A port that is taken is told below, in words that help more than the library's.
  setLogVerbosity(logVerbosity.NONE);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, found) => {
      // The library puts the code into the message only.
      if (error)
        reject(cannotListen(host, port, flag, Object.assign(error, { code: /\bE[A-Z]+\b/.exec(error.message)?.[0] })));
      else resolve(found);
    });
  }).finally(() => setLogVerbosity(logVerbosity.ERROR));
  return { port: bound, close: () => server.forceShutdown() };
}

/** All types of the release and what they import, as protoc writes them to a file. */
export function descriptorSet({ definitions }: Pick<Context, 'definitions'>): Buffer {
  const file = [...definitions.descriptors.registry.files].map(({ proto }) => proto);
  return Buffer.from(toBinary(FileDescriptorSetSchema, create(FileDescriptorSetSchema, { file })));
}
