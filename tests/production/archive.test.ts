import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveFile } from '../../delivery/archive/archive-file.ts';
import { filesOf } from '../../common/files-of.ts';
import { parseDocument } from '../../html/page/built-page.ts';
import { findElements } from '../../html/page/dom.ts';
import { useBrowser } from '../browser/setup/browser.ts';
import { count } from './setup/count.ts';
import { python } from '../../tools/test/programs.ts';

const browser = useBrowser({ ahead: true });
const archives = JSON.parse(readFileSync('build/archives/archives.json', 'utf8')) as ArchiveFile[];
const folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Addresses that the page's elements name, with the ids that other pages may point to. */
function read(html: string): { addresses: string[]; ids: Set<string> } {
  const addresses: string[] = [];
  const ids = new Set<string>();
  for (const { attrs } of findElements(parseDocument(html), () => true)) {
    for (const { name, value } of attrs) {
      if (name === 'id') ids.add(value);
      if (name === 'href' || name === 'src') addresses.push(value);
    }
  }
  return { addresses, ids };
}

describe.each(archives)('the archive of $tree', ({ tree, file, bytes, sha256 }) => {
  const root = path.join(folder, file.replace(/\.zip$/, ''));
  beforeAll(() => {
    const content = readFileSync(path.join('build', 'archives', file));
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    // Another program than the one that wrote it, which compares the checksums too.
    execFileSync(python, ['-m', 'zipfile', '-e', path.resolve('build', 'archives', file), folder]);
  });

  it('holds every page of the tree, and no script', () => {
    const redirects = new Set(
      readFileSync('build/_redirects', 'utf8')
        .split('\n')
        .map((line) => `${line.split(' ')[0]?.slice(1) ?? ''}.html`),
    );
    const built = filesOf(
      'build',
      (name) =>
        name.endsWith('.html') && (name === `${tree}.html` || name.startsWith(`${tree}/`)) && !redirects.has(name),
    );
    const missing = built.filter(
      (name) => !existsSync(path.join(root, name === `${tree}.html` ? 'index.html' : name.slice(tree.length + 1))),
    );
    expect(missing).toEqual([]);
    const pages = filesOf(root, (name) => name.endsWith('.html'));
    expect(pages.length).toBe(built.length + 1);
    expect(pages.filter((name) => /<script(?![^>]*application\/ld\+json)/.test(page(root, name)))).toEqual([]);
    expect(filesOf(root, (name) => name.endsWith('.js'))).toEqual([]);
  });

  it('has no link that leads nowhere, and loads nothing from the network', () => {
    const pages = new Map(
      filesOf(root, (name) => name.endsWith('.html')).map((name) => [name, read(page(root, name))]),
    );
    const faults: string[] = [];
    let links = 0;
    for (const [from, { addresses }] of pages) {
      for (const address of addresses) {
        links += 1;
        if (/^(?:https:|mailto:|data:)/.test(address)) continue;
        const [name = '', hash = ''] = address.split('#');
        const to = name === '' ? from : path.posix.join(path.posix.dirname(from), decodeURI(name));
        const target = pages.get(to);
        if (/^[a-z]+:|^\//i.test(address) || (target === undefined && !existsSync(path.join(root, to))))
          faults.push(`${from}: ${address}`);
        else if (hash !== '' && target !== undefined && !target.ids.has(decodeURIComponent(hash)))
          faults.push(`${from}: ${address}`);
      }
    }
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThan(10_000);
    count('archived pages checked', pages.size);
  });

  it('is read from the file system in a browser: styled, with pictures, from page to page', async () => {
    const asked: string[] = [];
    const failed: string[] = [];
    const opened = await browser.open(pathToFileURL(path.join(root, 'index.html')).href, {}, (context) => {
      context.on('request', (request) => asked.push(request.url()));
      context.on('requestfailed', (request) => failed.push(request.url()));
      return Promise.resolve();
    });
    expect(
      await opened.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily),
    ).toContain('Site Display');
    await opened.setViewportSize({ width: 390, height: 800 });
    await opened.getByRole('link', { name: 'All pages of this archive' }).click();
    await opened.setViewportSize({ width: 1280, height: 900 });
    await opened.locator('a[href="concepts/trading-on-vega/orders.html"]').click();
    expect(await opened.locator('h1').innerText()).toBe('Orders');
    expect((await opened.locator('main').innerText()).length).toBeGreaterThan(3000);
    expect(await opened.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    await opened.locator('.navbar a[href$="api/overview.html"]').first().click();
    expect(opened.url()).toMatch(/^file:.*\/api\/overview\.html$/);
    expect(
      await opened
        .locator('img')
        .evaluateAll((images) =>
          images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).map((image) => image.outerHTML),
        ),
    ).toEqual([]);
    await opened.goBack();
    expect(await opened.locator('h1').innerText()).toBe('Orders');
    expect(failed).toEqual([]);
    expect(asked.filter((address) => !address.startsWith('file:') && !address.startsWith('data:'))).toEqual([]);
    await opened.context().close();
  });
});
