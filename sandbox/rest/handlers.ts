import type { Context as Call } from 'hono';
import { stream } from 'hono/streaming';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Operation } from '../../reference/model/operation.ts';
import { RpcError, rpcErrorOf } from '../answers/rpc-error.ts';
import { answerHeader, sandboxHeader, type WorldContext } from '../context.ts';
import { compactJson, fullJson } from '../gateway-json.ts';
import { nanoseconds } from '../nanoseconds.ts';
import type { JsonObject } from '../world/types.ts';
import { fileOf } from './files.ts';
import { readBody } from './read-body.ts';
import { readRequest } from './read-request.ts';

/** One message of a stream as a line of its answer. */
export function streamLine(
  { definitions: { model } }: WorldContext,
  { response, delivery }: Operation,
  message: JsonObject,
): string {
  const result =
    delivery === 'compact-stream' ? compactJson(model, response, message) : fullJson(model, response, message);
  return JSON.stringify({ result });
}

/** An error as an HTTP answer. Anything but an RpcError is a mistake of the sandbox and is told as an internal error. */
function errorAnswer(call: Call, error: unknown): Response {
  const known = rpcErrorOf(error);
  if (!(error instanceof RpcError)) console.error(error);
  return call.json(known.toJson(), known.status as ContentfulStatusCode);
}

/** Answers one operation over HTTP. */
export function operationHandler(context: WorldContext, operation: Operation): (call: Call) => Promise<Response> {
  return async (call) => {
    const {
      world,
      service,
      definitions: { model },
    } = context;
    call.header(...sandboxHeader);
    call.header(answerHeader, service.sourceOf(operation.rpc));
    call.header('X-Block-Height', String(world.height));
    call.header('X-Block-Timestamp', nanoseconds(world.clock()));
    const url = new URL(call.req.url);
    const takesBody = operation.body !== undefined || operation.requestOverConnection;
    try {
      const body = takesBody ? await readBody(call) : undefined;
      context.requests.add({
        protocol: 'rest',
        operation: operation.id,
        method: call.req.method,
        path: url.pathname,
        query: [...url.searchParams],
        body,
      });
      const request = takesBody ? requestOf(body) : readRequest(model, operation, call.req.param(), url.searchParams);
      if (operation.delivery === 'json')
        return call.json(fullJson(model, operation.response, service.answer(operation.rpc, request)));
      if (operation.delivery === 'file')
        return call.body(fileOf(context, operation, request), 200, { 'Content-Type': operation.contentType });
      return answerStream(call, context, operation, request);
    } catch (error) {
      return errorAnswer(call, error);
    }
  };
}

function requestOf(body: unknown): JsonObject {
  if (body === undefined || body === null || typeof body !== 'object' || Array.isArray(body))
    throw new RpcError('invalidArgument', 'the body is no JSON object');
  return body as JsonObject;
}

function answerStream(call: Call, context: WorldContext, operation: Operation, request: JsonObject): Response {
  const waiting: string[] = [];
  let wake: () => void = () => undefined;
  // Opened before the answer starts, so that a wrong request is still answered with its error status.
  const close = context.service.observe(operation.rpc, request, (message) => {
    waiting.push(`${streamLine(context, operation, message)}\n`);
    wake();
  });
  call.header('Content-Type', 'application/json');
  return stream(call, async (output) => {
    output.onAbort(() => {
      close();
      wake();
    });
    while (!output.aborted) {
      for (const line of waiting.splice(0)) await output.write(line);
      if (waiting.length === 0 && !output.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  });
}
