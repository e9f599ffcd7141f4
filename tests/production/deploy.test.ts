import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deploy } from '../../delivery/deploy/deploy.ts';
import { currentRelease } from '../../delivery/deploy/layout.ts';
import { rollBack } from '../../delivery/deploy/roll-back.ts';
import { writeHosting } from '../../delivery/hosting/write-hosting.ts';
import { writeManifest } from '../../delivery/manifest/write-manifest.ts';
import { readHosting } from '../../delivery/server/read-hosting.ts';
import { count } from './setup/count.ts';
import { startNginx, type RunningNginx } from './setup/nginx.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'deployments-'));
const to = path.join(folder, 'www');
let nginx: RunningNginx | undefined;
afterAll(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A small site whose pages all say which build they are of, with a script of that build. */
function build(number: number): string {
  const site = path.join(folder, `build-${number}`);
  const hash = String(number).padStart(8, '0');
  mkdirSync(path.join(site, 'assets', 'js'), { recursive: true });
  for (const page of ['index', '404', 'a', 'b', 'c'])
    writeFileSync(
      path.join(site, `${page}.html`),
      `<!doctype html><script src="/assets/js/main.${hash}.js"></script>build ${number} ${'x'.repeat(5000)}`,
    );
  writeFileSync(path.join(site, 'assets', 'js', `main.${hash}.js`), `build(${number})`);
  // The server of this test has the policy of the built site.
  const { headers } = readHosting('build');
  writeHosting(site, headers, []);
  writeManifest(site, { release: '1', commit: hash.repeat(5), modified: false });
  return site;
}

const publish = (number: number): ReturnType<typeof deploy> =>
  deploy({ site: build(number), to, keep: 3, ...(nginx === undefined ? {} : { url: nginx.base }) });

beforeAll(async () => {
  await publish(1);
  nginx = await startNginx(path.join(to, 'current', 'site'));
});

it('readers are answered all the time while releases change: every page, with every script it names', async () => {
  const base = nginx?.base ?? '';
  let isRunning = true;
  let served = 0;
  const faults: string[] = [];
  const read = async (): Promise<void> => {
    for (const pages = ['/', '/a', '/b', '/c']; isRunning; pages.push(pages.shift() ?? '/')) {
      const page = await fetch(`${base}${pages[0] ?? '/'}`);
      const text = await page.text();
      const script = /src="([^"]+)"/.exec(text)?.[1] ?? '';
      const code = await fetch(`${base}${script}`);
      const number = /build (\d+)/.exec(text)?.[1];
      const said = await code.text();
      served += 2;
      if (page.status !== 200 || code.status !== 200 || said !== `build(${number ?? ''})`)
        faults.push(`${page.status} ${code.status} ${script} ${said}`);
    }
  };
  const readers = Promise.all(Array.from({ length: 8 }, read));
  for (let number = 2; number <= 8; number += 1) {
    const done = await publish(number);
    expect(done.pagesAsked).toBeGreaterThan(4);
    // Readers have to have been here between two builds.
    const before = served;
    await expect.poll(() => served, { timeout: 30_000 }).toBeGreaterThan(before + 16);
  }
  rollBack(to);
  const before = served;
  await expect.poll(() => served, { timeout: 30_000 }).toBeGreaterThan(before + 16);
  isRunning = false;
  await readers;
  expect(faults).toEqual([]);
  expect(served).toBeGreaterThan(200);
  expect(await (await fetch(`${base}/`)).text()).toContain('build 7 ');
  count('requests served', served);
});

it('scripts of the last builds are still served, older ones are not', async () => {
  const statuses = await Promise.all(
    [4, 5, 6, 7, 8].map(
      async (number) =>
        (await fetch(`${nginx?.base ?? ''}/assets/js/main.${String(number).padStart(8, '0')}.js`)).status,
    ),
  );
  expect(statuses).toEqual([404, 200, 200, 200, 200]);
});

it('the site of this repository can be deployed as it was built', async () => {
  if (!existsSync('build/build.json')) throw new Error('The site was not built by `npm run build`.');
  const target = path.join(folder, 'real');
  const done = await deploy({ site: 'build', to: target, keep: 2 });
  expect(done.filesVerified).toBeGreaterThan(1000);
  const release = path.join(target, 'releases', currentRelease(target) ?? '');
  expect(readFileSync(path.join(release, 'hosting', 'nginx.conf'), 'utf8')).toContain('Content-Security-Policy');
  const server = await startNginx(path.join(target, 'current', 'site'));
  expect((await fetch(`${server.base}/mainnet`)).status).toBe(200);
  await server.stop();
});
