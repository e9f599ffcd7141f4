import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../common/files-of.ts';
import { externalHosts, footer, product } from '../../../product.ts';

const pages = filesOf('build', (file) => file.endsWith('.html'));
const anchor = /<a\s[^>]*?href=(?:"(https?:[^"]+)"|(https?:[^\s>]+))[^>]*>/g;

interface OutLink {
  readonly page: string;
  readonly href: string;
  readonly tag: string;
}

const links: OutLink[] = pages.flatMap((page) =>
  [...readFileSync(`build/${page}`, 'utf8').matchAll(anchor)].map(([tag, quoted, bare]) => ({
    page,
    tag,
    href: quoted ?? bare ?? '',
  })),
);

describe('links to other sites', () => {
  it('lead only to hosts that product.ts lists', () => {
    const hosts = new Set([...externalHosts, new URL(product.url).host]);
    const unlisted = links
      .filter(({ href }) => !hosts.has(new URL(href).host))
      .map(({ page, href }) => `${page}: ${href}`);
    expect([...new Set(unlisted)].slice(0, 20)).toEqual([]);
  });

  it('are all encrypted and never give the opened page a handle on this one', () => {
    expect(links.filter(({ href }) => !href.startsWith('https:')).map(({ page, href }) => `${page}: ${href}`)).toEqual(
      [],
    );
    const unsafe = links.filter(({ tag }) => /target=["']?_blank/.test(tag) && !/rel=["']?[^>]*noopener/.test(tag));
    expect(unsafe.map(({ page, tag }) => `${page}: ${tag}`).slice(0, 10)).toEqual([]);
  });

  it('stand in the footer in four columns on every page with a frame', () => {
    expect(footer).toHaveLength(4);
    const home = readFileSync('build/index.html', 'utf8');
    for (const { title, items } of footer) {
      expect(home).toContain(title);
      for (const { href } of items) expect(home).toContain(href);
    }
    expect(home).toContain('2018–2024');
  });
});
