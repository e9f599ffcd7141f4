import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readHosting } from '../../delivery/server/read-hosting.ts';
import { hydrated, useBrowser } from '../browser/setup/browser.ts';
import { templates } from '../browser/setup/templates.ts';
import { count } from './setup/count.ts';
import { wrongHeaders } from './setup/expected-headers.ts';
import { startNginx, type RunningNginx } from './setup/nginx.ts';
import { watch } from './setup/watch.ts';

const browser = useBrowser({ ahead: true });
/** The templates, and the pages that do something else than all of them. */
const pages = [
  ...templates,
  { name: 'offline', path: '/offline' },
  { name: 'differences', path: '/mainnet/differences' },
  { name: 'proposal builder', path: '/mainnet/tutorials/proposals/network-parameter' },
];
const { headers } = readHosting('build');
let nginx: RunningNginx | undefined;
beforeAll(async () => {
  nginx = await startNginx('build');
});
afterAll(() => nginx?.stop());

const bases = { nginx: () => nginx?.base ?? '', 'the bundled server': () => inject('base') };

it('the generated configuration is one that nginx takes without a warning', () => {
  expect(nginx?.checked).toContain('test is successful');
  expect(nginx?.checked).not.toMatch(/\[(?:warn|error|emerg)\]/);
});

describe.each(Object.entries(bases))('%s', (_server, base) => {
  it.each(pages)('sends every header with $name ($path)', async ({ name, path }) => {
    const response = await fetch(`${base()}${path}`, { redirect: 'manual' });
    expect(response.status).toBe(name === 'not found' ? 404 : 200);
    expect(headers.length).toBeGreaterThanOrEqual(8);
    for (const [header, value] of headers) expect(response.headers.get(header), header).toBe(value);
    expect(wrongHeaders((header) => response.headers.get(header))).toEqual([]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.has('set-cookie')).toBe(false);
    count('headers and policies checked', headers.length);
  });

  it('refuses inline scripts, eval, and text that would become markup', async () => {
    let seen: Awaited<ReturnType<typeof watch>> | undefined;
    const page = await browser.open(`${base()}/mainnet/concepts/new-to-vega`, {}, async (_context, opened) => {
      seen = await watch(opened, base());
    });
    await hydrated(page);
    const refused = await page.evaluate(() => {
      const tries: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
        script: () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
        worker: () => new Worker('/img/logo.svg'),
        handler: () => document.createElement('a').setAttribute('onclick', 'window.ran = true'),
      };
      return Object.entries(tries).flatMap(([name, run]) => {
        try {
          run();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(refused).toEqual(['markup', 'script', 'worker', 'handler']);
    await page.evaluate(() => {
      const image = new Image();
      image.src = 'https://elsewhere.example/pixel.png';
      void fetch('https://elsewhere.example/').catch(() => undefined);
    });
    const violations = (): string => seen?.violations.join('\n') ?? '';
    await expect.poll(violations, { timeout: 30_000 }).toContain('img-src https://elsewhere.example/pixel.png');
    await expect.poll(violations, { timeout: 30_000 }).toContain('connect-src https://elsewhere.example/');
    await page.context().close();
  });
});

// The other server sends the same policy, as the test above shows, and every other browser test runs against it.
it.each(pages)(
  'shows $name with nothing refused by the policy and nothing asked of another origin',
  async ({ path }) => {
    let seen: Awaited<ReturnType<typeof watch>> | undefined;
    const page = await browser.open(`${nginx?.base ?? ''}${path}`, {}, async (_context, opened) => {
      seen = await watch(opened, nginx?.base ?? '');
    });
    await hydrated(page);
    // Parts further down are brought to life when the reader comes near; the box loads its list and a worker.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.navbar input[name=q]').focus();
    await page.waitForLoadState('networkidle');
    expect(seen).toMatchObject({ elsewhere: [], violations: [], escaped: [] });
    expect(seen?.documents).toHaveLength(1);
    count('headers and policies checked', 1);
    await page.context().close();
  },
);

it('cannot be framed by another site', async () => {
  const base = nginx?.base ?? '';
  // Another origin that frames the site, and a page of its own to see that it is the policy that keeps the site out.
  const careless = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(url === '/' ? `<iframe src="${base}/mainnet"></iframe><iframe src="/inner"></iframe>` : 'framed');
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  const other = `http://127.0.0.1:${(careless.address() as AddressInfo).port}`;
  const page = await browser.open(`${other}/`);
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(['chrome-error://chromewebdata/', `${other}/inner`]);
  const response = await fetch(`${base}/`);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  await page.context().close();
  await new Promise((resolve) => careless.close(resolve));
});
