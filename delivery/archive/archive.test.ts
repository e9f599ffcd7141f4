import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveAddress, relativePath } from './archive-address.ts';
import { builtFiles, parseDocument } from '../../html/page/built-page.ts';
import { TreeArchive } from './archive-entries.ts';
import { archivePage } from './archive-page.ts';
import { archiveStyle } from './archive-style.ts';
import { contentsPage } from './contents-page.ts';

const places = {
  tree: 'mainnet',
  origin: 'https://docs.example',
  files: new Set([
    'mainnet.html',
    'mainnet/a/b.html',
    'mainnet/api/x.proto.html',
    'testnet/a/b.html',
    'img/logo.svg',
    'mainnet/openapi/core.json',
  ]),
};

describe('archiveAddress', () => {
  it.each([
    ['/mainnet/a/b#c', 'a/d.html', 'b.html#c'],
    ['/mainnet/a/b', 'index.html', 'a/b.html'],
    ['/mainnet', 'a/b.html', '../index.html'],
    ['/', 'a/b.html', '../index.html'],
    ['/mainnet/api/x.proto#Order', 'a/b.html', '../api/x.proto.html#Order'],
    ['/img/logo.svg', 'a/b.html', '../site/img/logo.svg'],
    ['#here', 'a/b.html', '#here'],
    ['https://elsewhere.example/', 'a/b.html', 'https://elsewhere.example/'],
    ['/testnet/a/b?x=1#y', 'a/b.html', 'https://docs.example/testnet/a/b?x=1#y'],
    ['/mainnet/openapi/core.json', 'a/b.html', 'https://docs.example/mainnet/openapi/core.json'],
  ])('%s on %s is %s', (address, from, expected) => {
    expect(archiveAddress(address, from, places)).toBe(expected);
  });
});

it('relativePath goes up and down', () => {
  expect(relativePath('a/b/c.html', 'a/d/e f.html')).toBe('../d/e%20f.html');
});

describe('archivePage', () => {
  const html =
    '<!doctype html><html data-theme="dark"><head><script src="/assets/js/main.1.js"></script><link rel="preload" href="/x"><link rel="stylesheet" href="/assets/css/s.css"></head>' +
    '<body><button>Copy</button><a href="/mainnet/a/b">B</a><div role="tablist">tabs</div><div role="tabpanel" hidden>second</div><details><summary>more</summary>text</details></body></html>';
  const page = archivePage(parseDocument(html), 'index.html', {
    ...places,
    files: new Set([...places.files, 'assets/css/s.css']),
  });

  it('leaves nothing that needs a script', () => {
    expect(page).not.toMatch(/<script|<button|tablist|preload/);
  });

  it.each([
    '<noscript>x</noscript>',
    '<form>x</form>',
    '<button>x</button>',
    '<div class="filter">x</div>',
    '<div class="a navbar__toggle b">x</div>',
    '<ul role="tablist"><li>x</ul>',
    '<div id="page-end">x</div>',
    '<link rel="preload" href="/x">',
  ])('has no %s', (useless) => {
    const whole = archivePage(parseDocument(`<html><body><p>a${useless}<p>b</body></html>`), 'index.html', places);
    expect(whole.replace(/<html[^>]*>/, '')).toBe('<head></head><body><p>a</p><p>b</p></body></html>');
  });

  it('keeps what is no control, and data for machines', () => {
    const kept =
      '<div class="prose" role="note" id="end">x</div><script type="application/ld+json">{}</script><link rel="icon" href="https://a.example/i">';
    expect(archivePage(parseDocument(`<html><body>${kept}</body></html>`), 'index.html', places)).toContain(kept);
  });

  it('changes addresses where they are links or pictures, and no others', () => {
    const linked = archivePage(
      parseDocument(
        '<html lang="en" data-theme="dark"><head><link rel="canonical" href="/mainnet/a/b"></head><body><img src="/img/logo.svg" alt="/img/logo.svg"><a href="/mainnet/a/b" title="/mainnet/a/b" hidden>b</a></body></html>',
      ),
      'a/d.html',
      places,
    );
    expect(linked).toBe(
      '<html lang="en" data-theme="light" data-faces="" data-archive=""><head><link rel="canonical" href="/mainnet/a/b"></head><body><img src="../site/img/logo.svg" alt="/img/logo.svg"><a href="b.html" title="/mainnet/a/b" hidden="">b</a></body></html>',
    );
  });

  it('keeps all text, hidden tabs too, and links that work from a file', () => {
    expect(page).toContain('<div role="tabpanel">second</div>');
    expect(page).toContain('<details>');
    expect(page).toContain('<a href="a/b.html">');
    expect(page).toContain('<link rel="stylesheet" href="site/assets/css/s.css">');
  });
});

it('contentsPage lists pages by their folders, those of the top first', () => {
  const page = contentsPage(
    'the mainnet',
    [
      { file: 'b/d/x y.html', title: 'X & Y' },
      { file: 'b/c/z.html', title: 'Z' },
      { file: 'a.html', title: 'A' },
    ],
    ['site/s.css'],
  );
  expect([...page.matchAll(/<h2>(.*?)<\/h2><ul>(.*?)<\/ul>/g)].map(([, folder, list]) => [folder, list])).toEqual([
    ['the mainnet', '<li><a href="a.html">A</a></li>'],
    ['b/c', '<li><a href="b/c/z.html">Z</a></li>'],
    ['b/d', '<li><a href="b/d/x%20y.html">X &amp; Y</a></li>'],
  ]);
  expect(page).toContain('<link rel="stylesheet" href="site/s.css">');
});

it('archiveStyle finds fonts and pictures beside the style sheet', () => {
  expect(
    archiveStyle('a{b:url(/assets/fonts/f.woff2) c url("/img/i.svg") d url(data:x)}', 'site/assets/css/s.css'),
  ).toBe('a{b:url(../fonts/f.woff2) c url("../../img/i.svg") d url(data:x)}');
});

describe('TreeArchive', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const put = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), content);
  };
  put('mainnet.html', '<html><title>Main | Docs</title><main><a href="/mainnet/a">A</a></main></html>');
  put('mainnet/a.html', '<html><title>A &amp; B | Docs</title><main>a\nb</main></html>');
  put('mainnet/old.html', '<html><meta http-equiv="refresh" content="0; url=/mainnet/a"></html>');
  put('mainnet/openapi.json', '{}');
  put('testnet.html', '<html></html>');
  put('assets/css/s.css', 'p{}');
  put('assets/js/main.js', 'x');
  const options = { site, tree: 'mainnet', label: 'mainnet', origin: 'https://docs.example' };
  const entriesOf = (archive: TreeArchive): Map<string, Buffer> => {
    for (const built of builtFiles(site)) archive.add(built);
    return archive.entries();
  };
  const entries = entriesOf(new TreeArchive(options));

  it("holds the tree's pages, the styles and a list of all pages; neither scripts nor the other tree", () => {
    expect([...entries.keys()]).toEqual(['a.html', 'all-pages.html', 'index.html', 'site/assets/css/s.css']);
    expect(entries.get('all-pages.html')?.toString()).toContain('<a href="a.html">A &amp; B</a>');
  });

  it('says so when there is no such tree', () => {
    expect(() => entriesOf(new TreeArchive({ ...options, tree: 'other' }))).toThrow('holds no page of other');
  });
});
