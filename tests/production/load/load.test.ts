import { cpus } from 'node:os';
import { expect, inject, it } from 'vitest';
import { readManifest } from '../../../delivery/deploy/verify-files.ts';
import { count, figure } from '../setup/count.ts';
import { startNginx } from '../setup/nginx.ts';
import { runLoad, type LoadResult } from './run-load.ts';

const connections = 200;
/** `npm test` sets a shorter time. */
const seconds = Number(process.env['LOAD_SECONDS'] ?? 60);

/** Pages of every part of the site and the scripts that the first page loads. */
function paths(): string[] {
  const { files } = readManifest('build');
  const pages = Object.keys(files).filter(
    (file) => file.startsWith('mainnet/') && file.endsWith('.html') && !files[file]?.moved,
  );
  const scripts = Object.keys(files).filter((file) => /^assets\/js\/(?:runtime~)?main\.[^/]+\.js$/.test(file));
  const every = Math.max(1, Math.floor(pages.length / 60));
  return [
    '/',
    ...pages.filter((_page, index) => index % every === 0).map((page) => `/${page.replace(/\.html$/, '')}`),
    ...scripts.map((script) => `/${script}`),
  ];
}

const row = (name: string, { requests, perSecond, median, p99 }: LoadResult, ratio: number): string =>
  `| ${name} | ${requests} | ${perSecond.toFixed(0)} | ${median.toFixed(1)} ms | ${p99.toFixed(0)} ms | ${ratio.toFixed(2)} |`;

it(
  `nginx and the bundled server each hold ${connections} connections for ${seconds} s without an error`,
  async () => {
    const nginx = await startNginx('build');
    const withNginx = await runLoad(nginx.base, paths(), connections, seconds);
    const bundled = await runLoad(inject('base'), paths(), connections, seconds);
    await nginx.stop();
    expect(withNginx.errors).toEqual({});
    expect(bundled.errors).toEqual({});
    expect(Math.min(withNginx.requests, bundled.requests)).toBeGreaterThan(connections);
    count('requests served', withNginx.requests + bundled.requests);
    figure(
      `${connections} connections for ${seconds} s, server and client on the same ${cpus().length} cores, without an error:\n`,
    );
    figure('| server | requests | a second | median | 99 % within | ratio |');
    figure('| --- | --- | --- | --- | --- | --- |');
    figure(row('nginx', withNginx, withNginx.perSecond / bundled.perSecond));
    figure(row('bundled server', bundled, 1));
  },
  seconds * 2000 + 60_000,
);
