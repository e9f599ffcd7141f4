import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { guarded } from './guard.ts';

it('a listener that throws has its own request answered with 500, and what failed is logged', async () => {
  const logged: string[] = [];
  const server = createServer(
    guarded(
      (request, response) => {
        if (request.url === '/bad') throw new Error('a fault of ours');
        response.end('well');
      },
      (message) => logged.push(message),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${base}/bad`)).status).toBe(500);
  expect(await (await fetch(`${base}/good`)).text()).toBe('well');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^GET \/bad failed: Error: a fault of ours\n/);
  server.close();
});

it('an error thrown in a callback, outside any listener, ends neither the process nor another answer', async () => {
  const program = `
    import { createServer } from 'node:http';
    import { readFile } from 'node:fs';
    import { guarded, surviveErrors } from ${JSON.stringify(path.resolve('delivery/server/guard.ts'))};
    surviveErrors(console.error);
    const server = createServer(guarded((request, response) => {
      if (request.url === '/later') readFile('package.json', () => { throw new Error('thrown later'); });
      else if (request.url === '/promise') void Promise.reject(new Error('refused later'));
      else response.end('well');
    }, console.error));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const folder = mkdtempSync(path.join(tmpdir(), 'guard-'));
  writeFileSync(path.join(folder, 'program.mts'), program);
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(folder, 'program.mts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const base = `http://127.0.0.1:${port.toString().trim()}`;
  expect((await fetch(`${base}/later`)).status).toBe(500);
  expect((await fetch(`${base}/promise`)).status).toBe(500);
  expect(await (await fetch(`${base}/good`)).text()).toBe('well');
  expect(errors).toContain('GET /later failed: Error: thrown later');
  expect(errors).toContain('GET /promise failed: Error: refused later');
  child.kill();
  rmSync(folder, { recursive: true });
});
