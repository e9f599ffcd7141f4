import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Operation } from '../../reference/model/operation.ts';
import { sandboxHeader, type WorldContext } from '../context.ts';
import { operationHandler } from './handlers.ts';

/** `/order/{orderId}` → `/order/:orderId`, as the router writes variables. */
const route = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * An HTTP application that serves operations at their documented paths.
 *
 * @param prefix before every path: the block explorer serves its operations below /rest
 */
export function restApp(context: WorldContext, operations: readonly Operation[], prefix = ''): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*' }));
  app.get('/health', (call) => call.text('ok'));
  // Fixed paths first: /market/data and /market/{marketId} would both take the first of them.
  const ordered = [...operations].sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  for (const operation of ordered)
    app.on(operation.method, prefix + route(operation.path), operationHandler(context, operation));
  app.notFound((call) => {
    call.header(...sandboxHeader);
    const { pathname, searchParams } = new URL(call.req.url);
    context.requests.add({
      protocol: 'rest',
      operation: '',
      method: call.req.method,
      path: pathname,
      query: [...searchParams],
      body: undefined,
    });
    return call.json({ code: 5, message: 'Not Found', details: [] }, 404);
  });
  return app;
}
