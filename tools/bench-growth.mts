import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../delivery/server/create-site-server.ts';
import { desk } from './bench/lab.ts';
import { launch } from './bench/launch.ts';
import { runMeasured } from './bench/run-measured.ts';
import { bytesOf, visit } from './bench/visit.ts';
import { writeCorpus } from './bench-growth/corpus.ts';
import { growthTable, type Growth } from './bench-growth/growth-table.ts';
import { withPart } from './with-part.ts';

/**
 * Builds the last commit with more and more generated pages, each time from nothing, and shows what that costs a reader and
 * the build. `npm run bench:growth -- [EXTRA_ROUTES …]`; writes the table into the README.
 */
const given = process.argv.slice(2).map(Number);
if (given.some((count) => !Number.isInteger(count) || count < 0)) {
  console.error('Usage: npm run bench:growth -- [EXTRA_ROUTES …]   for example 0 1000 2000 4000');
  process.exit(1);
}
const counts = given.length === 0 ? [0, 1000, 2000, 4000] : given;
const guide = '/testnet/concepts/new-to-vega';

async function scriptOf(build: string): Promise<number> {
  const server = createSiteServer(build);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launch();
  try {
    return bytesOf(
      await visit(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}${guide}`, desk),
      'js',
    );
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function grow(extraRoutes: number): Promise<Growth> {
  const tree = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--force', '--detach', tree, 'HEAD']);
    symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
    writeCorpus(path.join(tree, 'docs', 'concepts', 'cases'), extraRoutes);
    const { status, output, seconds, peakMb } = await runMeasured(['npm', 'run', '--silent', 'build'], tree, {
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    });
    if (status !== 0)
      throw new Error(`The site with ${extraRoutes} more routes did not build:\n${output.slice(-2000)}`);
    const build = path.join(tree, 'build');
    const pages = readFileSync(path.join(build, 'sitemap.xml'), 'utf8').split('<loc>').length - 1;
    return { extraRoutes, pages, seconds, peakMb, script: await scriptOf(build) };
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  }
}

const sites: Growth[] = [];
for (const [index, count] of counts.entries()) {
  console.log(`[${index + 1}/${counts.length}] ${count} extra routes …`);
  sites.push(await grow(count));
  const text = `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, on \`${guide}\`; script after gzip -9.\n\n${growthTable(sites)}`;
  console.log(`\n${text}\n`);
  // After each site: whoever stops a long run keeps what it has found.
  writeFileSync('README.md', withPart(readFileSync('README.md', 'utf8'), 'growth', text));
}
