import { Server, ServerCredentials, type ServiceDefinition, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import type { Context } from '../context.ts';
import { rpcHandler } from './handlers.ts';
import { methodDefinition } from './method-definitions.ts';

/** A gRPC server that listens. */
export interface GrpcListening {
  readonly port: number;
  close(): void;
}

/** Largest message that is taken, as the release's gateways have it: 20 MB. */
const largest = 20 * 1024 * 1024;

/** Serves the services of the release and server reflection, without TLS. @throws Error when the port is taken */
export async function serveGrpc(context: Context, host: string, port: number): Promise<GrpcListening> {
  const { definitions } = context;
  const server = new Server({ 'grpc.max_receive_message_length': largest, 'grpc.max_send_message_length': largest });
  for (const service of definitions.model.files.flatMap((file) => file.services)) {
    const descriptor = definitions.descriptors.registry.getService(service.name);
    if (!descriptor) continue;
    const methods: ServiceDefinition = Object.fromEntries(descriptor.methods.map((method) => [method.name, methodDefinition(definitions, method)]));
    const handlers: UntypedServiceImplementation = Object.fromEntries(service.rpcs.map((rpc) => [rpc.rpcName, rpcHandler(context, rpc)]));
    server.addService(methods, handlers);
  }
  new ReflectionService(loadFileDescriptorSetFromBuffer(descriptorSet(context))).addToServer(server);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, found) => {
      if (error) reject(new Error(`Port ${port} cannot be used for gRPC (${error.message}): choose another one with SANDBOX_GRPC_PORT.`));
      else resolve(found);
    });
  });
  return { port: bound, close: () => server.forceShutdown() };
}

/** All types of the release and what they import, as protoc writes them to a file. */
export function descriptorSet({ definitions }: Pick<Context, 'definitions'>): Buffer {
  const file = [...definitions.descriptors.registry.files].map(({ proto }) => proto);
  return Buffer.from(toBinary(FileDescriptorSetSchema, create(FileDescriptorSetSchema, { file })));
}
