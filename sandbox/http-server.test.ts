import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from './http-server.ts';

it('serving leaves the process its own Request and Response', async () => {
  const own = [globalThis.Request, globalThis.Response];
  const app = new Hono().get('/', (context) => context.text('here'));
  const { port, close } = await listen(app, '127.0.0.1', 0, '--rest-port');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  expect(globalThis.Request).toBe(own[0]);
  expect(globalThis.Response).toBe(own[1]);
  await close();
});
