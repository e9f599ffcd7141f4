import {
  Metadata,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedHandleCall,
  type sendUnaryData,
} from '@grpc/grpc-js';
import type { Rpc } from '../../reference/model/types.ts';
import { RpcError } from '../answers/rpc-error.ts';
import { sandboxHeader, type Context } from '../context.ts';
import { nanoseconds } from '../nanoseconds.ts';
import { fileOf } from '../rest/files.ts';
import type { JsonObject } from '../world/types.ts';
import { statusDetails } from './status-details.ts';

/** An error with the code and details that a gRPC client sees. */
function statusOf(context: Context, error: unknown): { code: number; details: string; metadata: Metadata } {
  const metadata = new Metadata();
  if (!(error instanceof RpcError)) {
    console.error(error);
    return { code: 13, details: (error as Error).message, metadata };
  }
  const json = error.toJson();
  metadata.set('grpc-status-details-bin', statusDetails(context.definitions, json));
  return { code: error.code, details: String(json['message']), metadata };
}

function header({ world }: Context): Metadata {
  const metadata = new Metadata();
  metadata.set(sandboxHeader[0].toLowerCase(), sandboxHeader[1]);
  metadata.set('x-block-height', String(world.height));
  metadata.set('x-block-timestamp', nanoseconds(world.clock()));
  return metadata;
}

/** What the server does when an rpc is called. */
export function rpcHandler(context: Context, rpc: Rpc): UntypedHandleCall {
  const record = (body: JsonObject): void =>
    context.requests.add({
      protocol: 'grpc',
      operation: rpc.rpcName,
      method: 'POST',
      path: `/${rpc.name.slice(0, -rpc.rpcName.length - 1)}/${rpc.rpcName}`,
      query: [],
      body,
    });
  if (!rpc.serverStreaming) {
    return (call: ServerUnaryCall<JsonObject, JsonObject>, reply: sendUnaryData<JsonObject>) => {
      record(call.request);
      call.sendMetadata(header(context));
      try {
        reply(null, context.service.answer(rpc, call.request));
      } catch (error) {
        reply(statusOf(context, error));
      }
    };
  }
  const open = (
    call: ServerWritableStream<JsonObject, JsonObject> | ServerDuplexStream<JsonObject, JsonObject>,
    request: JsonObject,
  ): void => {
    record(request);
    call.sendMetadata(header(context));
    try {
      const operation = context.definitions.model.operationOf(rpc.name);
      if (operation?.delivery === 'file') {
        call.write({
          contentType: operation.contentType,
          data: Buffer.from(fileOf(context, operation, request)).toString('base64'),
        });
        call.end();
        return;
      }
      const close = context.service.observe(rpc, request, (message) => call.write(message));
      call.on('cancelled', close);
      call.on('close', close);
    } catch (error) {
      call.emit('error', statusOf(context, error));
    }
  };
  if (!rpc.clientStreaming) return (call: ServerWritableStream<JsonObject, JsonObject>) => open(call, call.request);
  return (call: ServerDuplexStream<JsonObject, JsonObject>) => {
    call.once('data', (request: JsonObject) => open(call, request));
    call.on('end', () => call.end());
  };
}
