import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limited, listen } from './http-server.ts';

it('serving leaves the process its own Request and Response', async () => {
  const own = [globalThis.Request, globalThis.Response];
  const app = new Hono().get('/', (context) => context.text('here'));
  const { port, close } = await listen(app, '127.0.0.1', 0, '--rest-port');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  expect(globalThis.Request).toBe(own[0]);
  expect(globalThis.Response).toBe(own[1]);
  await close();
});

it('requests that come too fast get an answer that says so: twice what it takes in a second at once, then no more', () => {
  let passed = 0;
  const refused: unknown[] = [];
  const listener = limited(() => {
    passed += 1;
  });
  const response = {
    writeHead: (status: number, headers: object) => ({ end: (text: string) => refused.push([status, headers, text]) }),
  };
  for (let count = 0; count < 6000; count += 1) listener({} as IncomingMessage, response as unknown as ServerResponse);
  expect(passed).toBeGreaterThanOrEqual(4000);
  // While the requests came, some time passed, in which it takes more: a whole second would be 2,000.
  expect(passed).toBeLessThan(5500);
  expect(passed + refused.length).toBe(6000);
  expect(refused[0]).toEqual([
    429,
    { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' },
    'Too many requests: the sandbox takes 2,000 in a second.\n',
  ]);
});
