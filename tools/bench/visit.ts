import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import type { Lab } from './lab.ts';
import { readTimes, watchTimes, type Times } from './times.ts';

/** What the bytes of a file are counted as. */
export const fileTypes = ['html', 'js', 'css', 'font', 'other'] as const;
export type FileType = (typeof fileTypes)[number];

export interface LoadedFile {
  readonly url: string;
  readonly type: FileType;
  /** Bytes after gzip -9; fonts and pictures as they are. Compressed anew here, so that every site is weighed alike. */
  readonly bytes: number;
}

export interface Visit extends Times {
  /** Files that the page itself asked for; what it fetched ahead for other pages is left out. */
  readonly files: readonly LoadedFile[];
}

const compressed = /\.(?:woff2?|png|jpe?g|webp|avif|gif|ico)$/;

function typeOf(response: Response): FileType {
  const name = new URL(response.url()).pathname;
  const media = response.headers()['content-type'] ?? '';
  if (media.includes('javascript')) return 'js';
  if (media.includes('text/css')) return 'css';
  if (media.includes('text/html')) return 'html';
  return /\.woff2?$/.test(name) ? 'font' : 'other';
}

/** Weights of what came, by what it was: the same scripts come with every page. */
const weights = new Map<string, number>();
function zipped(body: Buffer): number {
  const key = createHash('sha256').update(body).digest('hex');
  const weight = weights.get(key) ?? gzipSync(body, { level: 9 }).length;
  weights.set(key, weight);
  return weight;
}

async function weigh(response: Response): Promise<LoadedFile | undefined> {
  const headers = await response.request().allHeaders();
  if (/prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`) || response.status() !== 200)
    return undefined;
  const body = await response.body().catch(() => undefined);
  if (body === undefined) return undefined;
  const url = response.url();
  const bytes = compressed.test(new URL(url).pathname) ? body.length : zipped(body);
  return { url, type: typeOf(response), bytes };
}

/** Makes a page's network and processor as slow as a lab says. */
export async function throttle(page: Page, { bitsPerSecond, latency = 0, slowdown }: Lab): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (bitsPerSecond !== undefined) {
    await session.send('Network.enable');
    const throughput = bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Loads a page as a reader who was never there, waits until it is quiet, and says what came and how long it took. */
export async function visit(browser: Browser, url: string, lab: Lab): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await watchTimes(page);
    await throttle(page, lab);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const times = await readTimes(page);
    const files = await Promise.all(responses.map(weigh));
    return { ...times, files: files.filter((file) => file !== undefined) };
  } finally {
    await context.close();
  }
}

/** Bytes of one type of file, or of all. */
export function bytesOf({ files }: Pick<Visit, 'files'>, type?: FileType): number {
  return files.filter((file) => type === undefined || file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
}
