import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../setup/browser.ts';

// A generated page, which git does not hold: it is changed here as a writer changes a page.
const page = { file: 'docs/api/grpc/vega/wallet/v1/wallet.proto.mdx', path: '/testnet/api/grpc/vega/wallet/v1/wallet.proto' };
const added = 'Written while the server ran.';
const browser = useBrowser();
let base = '';
let server: ChildProcess;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the server that writers use (`npm run dev`, without the generation that precedes it), and waits until it has compiled. */
beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  server = spawn('docusaurus', ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)], { detached: true, env: { ...process.env, NODE_ENV: 'development', NO_UPDATE_NOTIFIER: '1' } });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('compiled successfully')) resolve();
      else if (/compiled with \d+ error|\[ERROR\]/.test(said)) reject(new Error(said.slice(-2000)));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(said.slice(-2000))));
  });
}, 180_000);

afterAll(() => {
  server.removeAllListeners('exit');
  if (server.pid !== undefined) process.kill(-server.pid);
});

describe('while pages are written', () => {
  it('shows a guide with its calculator', async () => {
    const view = await browser.open(`${base}/testnet/concepts/trading-on-vega/positions-margin`);
    await view.getByRole('heading', { level: 1, name: 'Positions and margin' }).waitFor();
    await view.locator('.calculator').first().waitFor();
  });

  it('shows a reference page, and a change of it within ten seconds without being loaded again', async () => {
    const view = await browser.open(`${base}${page.path}`);
    await view.locator('.reference #SubmitTransactionRequest').waitFor();
    const before = readFileSync(page.file, 'utf8');
    try {
      const from = Date.now();
      writeFileSync(page.file, `${before}\n${added}\n`);
      await view.getByText(added).waitFor();
      const took = Date.now() - from;
      console.log(`A changed page is there after ${(took / 1000).toFixed(1)} s.`);
      expect(took).toBeLessThanOrEqual(10_000);
    } finally {
      writeFileSync(page.file, before);
    }
  });
});
