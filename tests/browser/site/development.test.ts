import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolders } from '../../../common/page-folders.ts';
import { trees } from '../../../product.ts';
import { slowness } from '../../../tools/bench/calibrate.ts';
import { launch } from '../../../tools/bench/launch.ts';
import { useBrowser } from '../setup/browser.ts';

const page = {
  file: `${pageFolders.testnet.generated}/api/grpc/vega/wallet/v1/wallet.proto.mdx`,
  path: '/testnet/api/grpc/vega/wallet/v1/wallet.proto',
};
const operation = {
  definition: `${trees.testnet.release.folder}/rest.yaml`,
  path: '/testnet/api/rest/core/core-service-last-block-height',
  title: 'Blockchain height',
  changed: 'Height of the chain',
};
const added = 'Written while the server ran.';
const browser = useBrowser({ ahead: true });
/** A clean clone compiles without any cache, beside other tests: in 50 s on two quiet cores, in more than 180 s on busy ones. */
const patience = 540_000;
/** Milliseconds from the change of a page to its sight, on two quiet cores. */
const limit = 10_000;
let base = '';
let server: ChildProcess;

/** What a copy of the project does without: what is made, and what is linked to. */
const leftOut = new Set(['.git', '.cache', '.docusaurus', '.bench', 'build', 'node_modules', 'coverage']);

/** A copy of the project, in which a page can be changed as a writer changes it: the project itself stays as it is. */
const copy = mkdtempSync(path.join(tmpdir(), 'development-'));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts the server that writers use (`npm run dev`, without the generation that precedes it), and waits until it has compiled:
 * it answers no sooner. What it prints then depends on the terminal, and with FORCE_COLOR=0 is nothing.
 */
beforeAll(async () => {
  cpSync('.', copy, { recursive: true, filter: (source) => !leftOut.has(source) && !source.startsWith('build.') });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  server = spawn('docusaurus', ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: copy,
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', NO_UPDATE_NOTIFIER: '1' },
  });
  let said = '';
  const until = AbortSignal.timeout(patience);
  const failed = new Promise<never>((_resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${why} It said:\n${said.slice(-2000)}`));
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      if (/compiled with \d+ error|\[ERROR\]/.test(said)) fail('The server reports an error.');
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (status) => fail(`The server ended with status ${status}.`));
    until.addEventListener('abort', () => fail(`No answer after ${patience / 1000} s.`));
  });
  const answered = async (): Promise<void> => {
    for (;;) {
      const response = await fetch(`${base}/`, { signal: until }).catch(() => undefined);
      if (response?.ok === true) return;
      until.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  await Promise.race([failed, answered()]);
}, patience + 20_000);

afterAll(() => {
  server.removeAllListeners('exit');
  if (server.pid !== undefined) process.kill(-server.pid);
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

/** How much slower this machine is now than a quiet one: other tests run beside this one. Never less than 1. */
async function now(): Promise<number> {
  const instance = await launch();
  try {
    return Math.max(1, await slowness(instance));
  } finally {
    await instance.close();
  }
}

describe('while pages are written', () => {
  it('shows a guide with its calculator', async () => {
    const view = await browser.open(`${base}/testnet/concepts/trading-on-vega/positions-margin`);
    await view.getByRole('heading', { level: 1, name: 'Positions and margin' }).waitFor();
    await view.locator('.calculator').first().waitFor();
  });

  it(
    'shows a definition that changed once its page is made anew, without being loaded again',
    async () => {
      const view = await browser.open(`${base}${operation.path}`);
      await view.getByRole('heading', { level: 1, name: operation.title, exact: true }).waitFor();
      const file = path.join(copy, operation.definition);
      const definition = readFileSync(file, 'utf8');
      expect(definition).toContain(operation.title);
      writeFileSync(file, definition.replace(operation.title, operation.changed));
      await promisify(execFile)('tsx', ['tools/generate.ts'], { cwd: copy });
      await view.getByRole('heading', { level: 1, name: operation.changed, exact: true }).waitFor();
    },
    patience,
  );

  // After the other: it takes a server that still watches the folder whose pages were made anew.
  it('shows a reference page, and a change of it within ten seconds without being loaded again', async () => {
    const view = await browser.open(`${base}${page.path}`);
    await view.locator('.reference #SubmitTransactionRequest').waitFor();
    const file = path.join(copy, page.file);
    const from = Date.now();
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${added}\n`);
    await view.getByText(added).waitFor();
    const took = Date.now() - from;
    const slower = await now();
    console.log(
      `A changed page is there after ${(took / 1000).toFixed(1)} s; the machine takes ${slower.toFixed(1)} times what limits were set with.`,
    );
    expect(took).toBeLessThanOrEqual(limit * slower);
  });
});
