import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Operation } from '../../reference/model/operation.ts';
import { rpcErrorOf } from '../answers/rpc-error.ts';
import type { WorldContext } from '../context.ts';
import type { JsonObject } from '../world/types.ts';
import { RateLimit } from '../rate-limit.ts';
import { Batches } from './batches.ts';
import { streamLine } from './handlers.ts';
import { readRequest } from './read-request.ts';

const noop = (): void => undefined;

/** The streaming operation at a path, or undefined. */
export function streamAt(operations: readonly Operation[], path: string): Operation | undefined {
  return operations.find(
    (operation) => operation.rpc.serverStreaming && operation.delivery !== 'file' && operation.path === path,
  );
}

/**
 * Serves a stream over a WebSocket: each frame holds one document. An error is sent and ends the connection: wrapped like a
 * message where the stream had begun, as it is where the gateway could not even read the request.
 */
export function serveStream(
  context: WorldContext,
  operation: Operation,
  socket: WebSocket,
  { url = '/' }: IncomingMessage,
): void {
  const { pathname, searchParams } = new URL(url, 'http://sandbox');
  const record = (body: unknown): void =>
    context.requests.add({
      protocol: 'websocket',
      operation: operation.id,
      method: 'GET',
      path: pathname,
      query: [...searchParams],
      body,
    });
  let close: () => void = noop;
  socket.on('close', () => close());
  // A client that breaks the protocol has its connection ended by the library; without a listener the sandbox would end.
  socket.on('error', noop);
  const end = (document: JsonObject): void => {
    socket.send(JSON.stringify(document));
    socket.close();
  };
  const open = (request: JsonObject, batches?: Batches): void => {
    try {
      close = context.service.observe(operation.rpc, request, (message) =>
        batches ? batches.add(message['events'] as JsonObject[]) : socket.send(streamLine(context, operation, message)),
      );
    } catch (error) {
      end({ error: rpcErrorOf(error).toJson() });
    }
  };
  if (!operation.requestOverConnection) {
    record(undefined);
    let request: JsonObject;
    try {
      request = readRequest(context.definitions.model, operation, {}, searchParams);
    } catch (error) {
      return end(rpcErrorOf(error).toJson());
    }
    return open(request);
  }
  // The filter is the first message; with a batch size, each later one asks for the next batch.
  let batches: Batches | undefined;
  const rate = new RateLimit(1_000, 10_000);
  socket.on('message', (data: Buffer) => {
    if (!rate.take()) return socket.close(1008, 'too many messages');
    if (batches) return batches.next();
    const body = parse(data.toString('utf8')) ?? {};
    record(body);
    batches = new Batches(Number(body['batchSize'] ?? 0), (events) =>
      socket.send(streamLine(context, operation, { events })),
    );
    open(body, batches);
  });
}

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
