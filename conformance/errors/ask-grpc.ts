import { fromBinary, fromJson, toBinary, type JsonValue } from '@bufbuild/protobuf';
import { AnySchema } from '@bufbuild/protobuf/wkt';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { Client, credentials, type ClientReadableStream, type Metadata } from '@grpc/grpc-js';
import type { Descriptors } from '../definitions.ts';
import type { Json } from './bad-requests.ts';

/** How a server refused a request. */
export interface Refusal {
  /** Number of the gRPC code. */
  readonly code: number;
  readonly message: string;
  /** The `vega.ErrorDetail` that came with it. */
  readonly detail: { readonly number: number; readonly text: string; readonly inner: string } | undefined;
}

/** Puts requests to a gRPC server. */
export interface GrpcAsker {
  /**
   * @param rpc full name, `datanode.api.v2.TradingDataService.GetMarket`
   * @returns how the request was refused; undefined when it was not, or when a stream stayed open; `unsendable` when its
   *   type cannot hold it
   */
  readonly ask: (rpc: string, request: Json) => Promise<Refusal | 'unsendable' | undefined>;
  readonly close: () => void;
}

/** How long a stream may stay silent until its request counts as taken, and any other call until the test fails. */
const deadlines = { stream: 5000, unary: 20_000 } as const;
const cancelled = 4;

export function grpcAsker(host: string, { registry }: Descriptors): GrpcAsker {
  const client = new Client(host, credentials.createInsecure());
  return {
    ask: (rpc, request) => {
      const at = rpc.lastIndexOf('.');
      const [service, name] = [rpc.slice(0, at), rpc.slice(at + 1)];
      const method = registry.getService(service)?.methods.find((one) => one.name === name);
      if (!method) throw new Error(`The definitions have no rpc ${rpc}.`);
      let bytes: Buffer;
      try {
        bytes = Buffer.from(toBinary(method.input, fromJson(method.input, request as JsonValue, { registry })));
      } catch {
        return Promise.resolve('unsendable');
      }
      const streams = method.methodKind !== 'unary';
      const options = { deadline: Date.now() + (streams ? deadlines.stream : deadlines.unary) };
      const path = `/${service}/${name}`;
      const same = (buffer: Buffer): Buffer => buffer;
      return new Promise((resolve) => {
        const end = (error: { code: number; details: string; metadata: Metadata } | null): void => {
          resolve(
            error === null || (streams && error.code === cancelled)
              ? undefined
              : {
                  code: error.code,
                  message: error.details,
                  detail: detailOf(error.metadata.get('grpc-status-details-bin')[0], registry),
                },
          );
        };
        if (!streams) {
          client.makeUnaryRequest(path, same, same, bytes, options, (error) => {
            end(error);
          });
          return;
        }
        const open = (): ClientReadableStream<Buffer> => {
          if (method.methodKind === 'server_streaming')
            return client.makeServerStreamRequest(path, same, same, bytes, options);
          const both = client.makeBidiStreamRequest(path, same, same, options);
          both.write(bytes);
          return both;
        };
        const call = open();
        call.on('data', () => undefined);
        call.on('error', (error: Error) => {
          end(error as unknown as { code: number; details: string; metadata: Metadata });
        });
        call.on('end', () => {
          end(null);
        });
      });
    },
    close: () => {
      client.close();
    },
  };
}

/** The first detail of a `google.rpc.Status`, whose third field they are. */
function detailOf(trailer: Buffer | string | undefined, registry: Descriptors['registry']): Refusal['detail'] {
  const type = registry.getMessage('vega.ErrorDetail');
  if (trailer === undefined || typeof trailer === 'string' || !type) return undefined;
  const reader = new BinaryReader(trailer);
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag();
    if (field !== 3) {
      reader.skip(wire);
      continue;
    }
    const any = fromBinary(AnySchema, reader.bytes());
    const { code, message, inner } = fromBinary(type, any.value) as unknown as Record<string, number | string>;
    return { number: Number(code), text: String(message), inner: String(inner) };
  }
  return undefined;
}
