import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { sandboxHeader, type WorldContext } from '../context.ts';
import { largestBody } from '../rest/read-body.ts';
import { textWithin } from '../text-within.ts';
import { answerCall, methodNames, walletContext } from './answer-call.ts';
import { agreeable } from './holder.ts';
import { Tokens } from './tokens.ts';
import type { ErrorTable } from './wallet-errors.ts';

/** The wallet's local service, version 2. Nobody is asked: every connection and every transaction is approved at once. */
export function walletApp(base: WorldContext, errors: ErrorTable): Hono {
  const context = walletContext(base, agreeable, errors);
  const tokens = new Tokens();
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Authorization'], allowMethods: ['GET', 'POST'] }));
  app.use(async (call, next) => {
    call.header(...sandboxHeader);
    await next();
  });
  app.get('/api/v2/health', (call) => call.body(null, 200));
  app.get('/api/v2/methods', (call) => call.json({ result: { registeredMethods: methodNames } }));
  app.post('/api/v2/requests', async (call) => {
    const text = (await textWithin(call.req.raw, largestBody)) ?? '';
    const { status, token, body } = answerCall(context, tokens, text, call.req.header());
    if (token !== undefined) call.header('Authorization', `VWT ${token}`);
    return status === 204 || body === undefined ? call.body(null, 204) : call.json(body, status);
  });
  app.all('/api/v2/requests', (call) => call.text('Method Not Allowed\n', 405));
  return app;
}
