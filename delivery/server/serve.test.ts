import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeHosting } from '../hosting/write-hosting.ts';
import { securityHeaders } from '../policy/security-headers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
const site = path.join(folder, 'build');
beforeAll(() => {
  const written = mkdtempSync(path.join(folder, 'site-'));
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(written, page), page);
  writeHosting(written, securityHeaders({ scripts: ['abc='], styleAttributes: [] }), []);
  // As a build leaves it that was killed while it was being swapped in: the server brings it back.
  renameSync(written, `${site}.last`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const words = (served: string): string[] => ['--import', 'tsx', 'delivery/server/serve.ts', served];
const serve = (served: string, environment: NodeJS.ProcessEnv): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, words(served), { encoding: 'utf8', env: { ...process.env, ...environment } });

it('the bundled server says where it serves, and goes on serving', async () => {
  const child = spawn(process.execPath, words(site), {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /^The documentation is at (http:\/\/127\.0\.0\.1:\d+) \(Ctrl\+C stops it\)\.\n$/.exec(
    said.toString(),
  )?.[1];
  const answer = await fetch(`${address}/`);
  expect([answer.status, await answer.text()]).toEqual([200, 'index.html']);
  expect(child.exitCode).toBeNull();
  child.kill();
});

it('the bundled server fails with a sentence where there is no built site', () => {
  const { status, stderr } = serve(path.join(folder, 'none'), { PORT: '0' });
  expect([status, stderr]).toEqual([
    1,
    `There is no built site in ${path.join(folder, 'none')}. Run \`npm run build\` first, or \`npm run serve\`, which builds and serves.\n`,
  ]);
});

it('the bundled server fails with a sentence where the site lacks what servers need', () => {
  const bare = mkdtempSync(path.join(folder, 'bare-'));
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(bare, page), page);
  const { status, stderr } = serve(bare, { PORT: '0' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The server did not start: .*headers\.json is missing/)]);
});

it('the bundled server fails where it cannot listen, and says what to do when its port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const port = String((other.address() as AddressInfo).port);
  const taken = serve(site, { PORT: port, HOST: '127.0.0.1' });
  other.close();
  expect(taken.status).toBe(1);
  expect(taken.stderr).toMatch(/^The server did not start: .*EADDRINUSE.*\. Port \d+ is taken/);
  expect(taken.stderr).toMatch(
    new RegExp(` Port ${port} is taken: choose another, for example PORT=3001 npm run serve\\.\n$`),
  );
  // An address for documentation (RFC 5737), which no machine has.
  const elsewhere = serve(site, { PORT: '0', HOST: '192.0.2.1' });
  expect(elsewhere.status).toBe(1);
  expect(elsewhere.stderr).toMatch(/^The server did not start: [^\n]*\.\n$/);
  expect(elsewhere.stderr).not.toContain('is taken');
});
