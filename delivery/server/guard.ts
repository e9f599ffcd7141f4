import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

type Log = (message: string) => void;

const answering = new AsyncLocalStorage<{ readonly request: IncomingMessage; readonly response: ServerResponse }>();

function give500(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  error: unknown,
  log: Log,
): void {
  log(
    `${request.method ?? '?'} ${request.url ?? '?'} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  // Half an answer cannot be taken back; a reader who is cut off knows that something is missing.
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end('The server could not answer this request.\n');
}

/** A listener whose errors end its own answer, with 500, and nothing else. Those of its callbacks need `surviveErrors`, too. */
export function guarded(listener: RequestListener, log: Log): RequestListener {
  return (request, response) => {
    answering.run({ request, response }, () => {
      try {
        listener(request, response);
      } catch (error) {
        give500({ request, response }, error, log);
      }
    });
  };
}

/**
 * The last resort, for a process that does nothing but serve: an error that nothing caught is logged, and the request in whose
 * callbacks it was thrown is answered with 500. The other readers notice nothing.
 */
export function surviveErrors(log: Log): void {
  process.on('uncaughtException', (error) => {
    const current = answering.getStore();
    if (current === undefined) log(`An error outside any request: ${error.stack ?? error.message}`);
    else give500(current, error, log);
  });
}
