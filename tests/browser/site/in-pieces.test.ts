import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from '../../../delivery/server/create-site-server.ts';
import { fileOfPath } from '../../../html/page/built-page.ts';
import { watchTimes, readTimes } from '../../../tools/bench/times.ts';
import { useBrowser } from '../setup/browser.ts';

const browser = useBrowser();
const pieces = 24;
/** What a line may move within itself while the rest of it comes: a button that another joins, a separator. */
const withinLine = 0.0005;
const site = createSiteServer('build');

/** A server of the site that begins the answer to a page and leaves the rest to the test. */
async function slowServer(): Promise<{
  readonly base: string;
  readonly begun: Promise<ServerResponse>;
  close(): void;
}> {
  let begin: (response: ServerResponse) => void = () => undefined;
  const begun = new Promise<ServerResponse>((resolve) => (begin = resolve));
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      site.emit('request', request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    begin(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    begun,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** How far a page moves that comes in pieces, cut at these bytes, each of them drawn. */
async function shiftOf(path: string, html: Buffer, [head = 0, ...cuts]: readonly number[]): Promise<number> {
  const server = await slowServer();
  const page = await browser.open('about:blank');
  try {
    await watchTimes(page);
    const going = page.goto(`${server.base}${path}`, { waitUntil: 'commit' });
    const response = await server.begun;
    response.write(html.subarray(0, head));
    await going;
    let from = head;
    for (const cut of [...cuts, html.length]) {
      response.write(html.subarray(from, cut));
      await drawn(page);
      from = cut;
    }
    response.end();
    await page.waitForLoadState('load');
    return (await readTimes(page)).cls;
  } finally {
    server.close();
  }
}

describe('a page that comes in pieces, each of them drawn', () => {
  it.each([
    '/',
    '/mainnet',
    '/mainnet/concepts/new-to-vega',
    '/mainnet/api/rest/data-v2/trading-data-service-list-orders',
    '/mainnet/api/bridge/contracts/ERC20_Bridge_Logic',
  ])('%s moves nothing that was shown', async (path) => {
    const html = readFileSync(`build/${fileOfPath(path)}`);
    const head = html.indexOf('<body');
    const length = Math.ceil((html.length - head) / pieces);
    const cuts = Array.from({ length: pieces }, (_, index) => head + index * length);
    expect(await shiftOf(path, html, cuts)).toBeLessThan(withinLine);
  });

  it('the announcement stands where it will, before its button has come', async () => {
    const html = readFileSync(`build/${fileOfPath('/mainnet')}`);
    const head = html.indexOf('<body');
    const button = html.indexOf('<button', html.indexOf('theme-announcement-bar'));
    expect(button).toBeGreaterThan(head);
    expect(await shiftOf('/mainnet', html, [head, button])).toBeLessThan(0.0001);
  });
});
