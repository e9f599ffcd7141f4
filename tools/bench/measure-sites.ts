import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { createSiteServer, type Hosting } from '../../delivery/server/create-site-server.ts';
import { phone } from './lab.ts';
import { median } from './median.ts';
import { navigation } from './navigate.ts';
import { bytesOf, visit, type Visit } from './visit.ts';
import type { Row } from './row.ts';

/** How often each site is visited. */
export const visits = 9;

export interface BuiltSite {
  readonly folder: string;
  readonly hosting?: Hosting;
}

const rowsOf = (seen: readonly Visit[], hovered: number | undefined): Row[] => {
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
    { label: 'Navigation after hover', unit: 'ms', value: hovered },
  ];
};

/**
 * Serves built sites and measures a page of each: bytes once, times as medians. The sites are visited in turn, so that what else the machine
 * does meets all of them alike.
 */
export async function measureSites(browser: Browser, sites: readonly BuiltSite[], path: string): Promise<Row[][]> {
  const served = await Promise.all(
    sites.map(async ({ folder, hosting }) => {
      const server = createSiteServer(folder, hosting);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
      return { server, url, seen: [] as Visit[] };
    }),
  );
  try {
    for (let turn = 0; turn < visits; turn++)
      for (const { url, seen } of served) seen.push(await visit(browser, url, phone));
    const rows = [];
    for (const { url, seen } of served) rows.push(rowsOf(seen, await navigation(browser, url, 'main p a[href]')));
    return rows;
  } finally {
    for (const { server } of served) {
      server.close();
      server.closeAllConnections();
    }
  }
}
