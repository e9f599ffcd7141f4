import { expect, inject, it } from 'vitest';
import { readManifest } from '../../../production/deploy/verify-files.ts';
import { count } from '../setup/count.ts';
import { startNginx } from '../setup/nginx.ts';
import { runLoad, type LoadResult } from './run-load.ts';

const connections = 200;
/** `LOAD_SECONDS=60 npm run test:production -- load` runs longer. */
const seconds = Number(process.env['LOAD_SECONDS'] ?? 10);

/** Pages of every part of the site and the scripts that the first page loads. */
function paths(): string[] {
  const { files } = readManifest('build');
  const pages = Object.keys(files).filter((file) => file.startsWith('mainnet/') && file.endsWith('.html') && !files[file]?.moved);
  const scripts = Object.keys(files).filter((file) => /^assets\/js\/(?:runtime~)?main\.[^/]+\.js$/.test(file));
  const every = Math.max(1, Math.floor(pages.length / 60));
  return ['/', ...pages.filter((_page, index) => index % every === 0).map((page) => `/${page.replace(/\.html$/, '')}`), ...scripts.map((script) => `/${script}`)];
}

const line = (name: string, { requests, perSecond, median, p99 }: LoadResult): string =>
  `${name}: ${requests} requests, ${perSecond.toFixed(0)} a second, median ${median.toFixed(1)} ms, 99 % within ${p99.toFixed(0)} ms`;

it(`nginx and the bundled server each hold ${connections} connections for ${seconds} s without an error`, async () => {
  const nginx = await startNginx('build');
  const withNginx = await runLoad(nginx.base, paths(), connections, seconds);
  const bundled = await runLoad(inject('base'), paths(), connections, seconds);
  await nginx.stop();
  console.log(`${line('nginx', withNginx)}\n${line('bundled server', bundled)}\nnginx : bundled server = ${(withNginx.perSecond / bundled.perSecond).toFixed(2)} : 1 (with the client on the same machine)`);
  expect(withNginx.errors).toEqual({});
  expect(bundled.errors).toEqual({});
  expect(Math.min(withNginx.requests, bundled.requests)).toBeGreaterThan(connections);
  count('requests served', withNginx.requests + bundled.requests);
}, seconds * 2000 + 60_000);
