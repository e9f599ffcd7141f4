import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { createSiteServer, type Hosting } from '../../delivery/server/create-site-server.ts';
import { phone } from './lab.ts';
import { median } from './median.ts';
import { navigation } from './navigate.ts';
import { bytesOf, visit } from './visit.ts';
import type { Row } from './row.ts';

const visits = 3;

/** Serves a built site and measures one of its pages: bytes once, times as medians. */
export async function measureSite(browser: Browser, folder: string, path: string, hosting?: Hosting): Promise<Row[]> {
  const server = createSiteServer(folder, hosting);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  try {
    const seen = [];
    for (let turn = 0; turn < visits; turn++) seen.push(await visit(browser, url, phone));
    const [first] = seen;
    if (first === undefined) return [];
    return [
      { label: 'JavaScript', unit: 'kB', value: bytesOf(first, 'js') / 1000 },
      { label: 'CSS', unit: 'kB', value: bytesOf(first, 'css') / 1000 },
      { label: 'HTML', unit: 'kB', value: bytesOf(first, 'html') / 1000 },
      { label: 'Fonts', unit: 'kB', value: bytesOf(first, 'font') / 1000 },
      { label: 'All bytes', unit: 'kB', value: bytesOf(first) / 1000 },
      { label: 'Requests', unit: '', value: first.files.length },
      { label: 'First contentful paint', unit: 'ms', value: median(seen.map(({ fcp }) => fcp)) },
      { label: 'Largest contentful paint', unit: 'ms', value: median(seen.map(({ lcp }) => lcp)) },
      { label: 'Total blocking time', unit: 'ms', value: median(seen.map(({ tbt }) => tbt)) },
      { label: 'Layout shift', unit: '', value: Math.max(...seen.map(({ cls }) => cls)) },
      { label: 'Navigation after hover', unit: 'ms', value: await navigation(browser, url, 'main p a[href]') },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
