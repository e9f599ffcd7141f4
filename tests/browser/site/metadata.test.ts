import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../common/files-of.ts';
import { parseDocument } from '../../../html/page/built-page.ts';
import { navigation, product } from '../../../product.ts';
import { attribute, findElements, hasClass, textOf, type Document } from '../../../html/page/dom.ts';
import { documentAt, elements } from '../setup/document.ts';
import { templates } from '../setup/templates.ts';

const own = templates.filter(({ name }) => name !== 'not found' && name !== 'search results');

/** The content of a document's `<meta>` with that attribute: of the first, or of the last, which programs that make previews take. */
const contentOf = (page: Document, key: 'name' | 'property', value: string, at = 0): string | undefined => {
  const found = elements(page, 'meta', { [key]: value }).at(at);
  return found && attribute(found, 'content');
};
/** Where the document's links of that kind lead. */
const linked = (page: Document, having: Readonly<Record<string, string>>): (string | undefined)[] =>
  elements(page, 'link', having).map((link) => attribute(link, 'href'));
const titleOf = (page: Document): string => textOf(elements(page, 'title')[0] ?? page).trim();

describe.each(own)('metadata of $path', ({ path }) => {
  it('has title, description, canonical address, alternates and a preview picture that exists', async () => {
    const page = await documentAt(path);
    expect(titleOf(page).length).toBeGreaterThan(8);
    expect(contentOf(page, 'name', 'description')?.length).toBeGreaterThan(30);
    expect(linked(page, { rel: 'canonical' })[0]).toBe(`${product.url}${path === '/' ? '/' : path}`);
    const address = `https://docs.vega.xyz${path}`;
    expect(linked(page, { rel: 'alternate', hreflang: 'en' })[0]).toBe(address);
    expect(linked(page, { rel: 'alternate', hreflang: 'x-default' })[0]).toBe(address);
    const picture = new URL(contentOf(page, 'property', 'og:image') ?? '');
    expect(existsSync(`build${picture.pathname}`)).toBe(true);
    const [html] = elements(page, 'html');
    expect(html && [attribute(html, 'lang'), attribute(html, 'dir')]).toEqual(['en', 'ltr']);
  });
});

/** Pages without a drawing of their own show the picture of their section. */
const sections = {
  ...Object.fromEntries(navigation.map(({ section, route }) => [section.slice(1), `/mainnet${route}`])),
  concepts: '/mainnet/concepts/glossary',
  'node-operators': '/mainnet/node-operators/requirements/infrastructure',
  default: '/mainnet',
};
/** Pages with a diagram show it, in both trees the same; numbers are each network's own. */
const drawn = {
  '/mainnet/concepts/new-to-vega': 'concepts/new-to-vega',
  '/testnet/concepts/new-to-vega': 'concepts/new-to-vega',
  '/mainnet/node-operators': 'node-operators/index',
  '/testnet/concepts/liquidity/provision': 'testnet/concepts/liquidity/provision',
};

describe('link previews', () => {
  it.each(Object.entries(sections))(
    '%s has a picture of its own, of the size that previews want',
    async (name, path) => {
      const page = await documentAt(path);
      const picture = `${product.url}/img/social/${name}.png`;
      expect([contentOf(page, 'property', 'og:image', -1), contentOf(page, 'name', 'twitter:image', -1)]).toEqual([
        picture,
        picture,
      ]);
      expect(contentOf(page, 'name', 'twitter:card', -1)).toBe('summary_large_image');
      expect(contentOf(page, 'property', 'og:title', -1)).toBe(titleOf(page));
      expect(contentOf(page, 'property', 'og:url', -1)).toBe(`${product.url}${path}`);
      const { width, height } = PNG.sync.read(readFileSync(`build/img/social/${name}.png`));
      expect([width, height]).toEqual([1200, 630]);
    },
  );

  it.each(Object.entries(drawn))('%s shows its own drawing', async (path, name) => {
    const page = await documentAt(path);
    const picture = `${product.url}/img/previews/${name}.png`;
    expect([contentOf(page, 'property', 'og:image', -1), contentOf(page, 'name', 'twitter:image', -1)]).toEqual([
      picture,
      picture,
    ]);
    const { width, height } = PNG.sync.read(readFileSync(`build/img/previews/${name}.png`));
    expect([width, height]).toEqual([1200, 630]);
  });
});

/** The drawings that a reader sees on a page: diagrams, pictures of numbers, formulas that stand by themselves. */
const drawings = (page: Document): readonly unknown[] =>
  findElements(
    page,
    (element) =>
      (element.tagName === 'figure' && (hasClass(element, 'diagram') || hasClass(element, 'picture'))) ||
      hasClass(element, 'formula'),
  );

describe.each(['mainnet', 'testnet'])('link previews of the pages of %s that draw something', (tree) => {
  const guides = filesOf(
    `build/${tree}`,
    (file) => file.endsWith('.html') && !/^api\/(?:rest|grpc|graphql)\//.test(file),
  )
    .map((file) => parseDocument(readFileSync(`build/${tree}/${file}`, 'utf8')))
    .filter((page) => drawings(page).length > 0);
  const pictures = guides.map((page) => contentOf(page, 'property', 'og:image', -1) ?? '');

  it('are their own', () => {
    expect(guides.length).toBeGreaterThan(30);
    const shared = guides.flatMap((page, at) =>
      pictures.filter((picture) => picture === pictures[at]).length > 1 || !pictures[at]?.includes('/img/previews/')
        ? [`${titleOf(page)}: ${pictures[at]}`]
        : [],
    );
    expect(shared).toEqual([]);
  });

  it('cut nothing off: their edges are empty', () => {
    const cut = pictures.filter((picture) => {
      const { width, height, data } = PNG.sync.read(readFileSync(`build${new URL(picture).pathname}`));
      // Below the bar, at 12 pixels, the ground is #0d1110.
      return Array.from({ length: height - 14 }, (_, row) => row + 14).some((y) =>
        Array.from({ length: 36 }, (_, x) => [x, width - 1 - x])
          .flat()
          .concat(y > height - 24 ? Array.from({ length: width }, (_, x) => x) : [])
          .some((x) => data.readUIntBE((y * width + x) * 4, 3) !== 0x0d1110),
      );
    });
    expect(cut).toEqual([]);
  });
});

describe('structured data', () => {
  it('names the places above a document, as its breadcrumbs show them, ending with the page', async () => {
    const path = '/mainnet/concepts/trading-on-vega/orders';
    const page = await documentAt(path);
    const [script] = elements(page, 'script', { type: 'application/ld+json' });
    const data = JSON.parse(script === undefined ? '{}' : textOf(script)) as {
      '@type'?: string;
      itemListElement?: { position: number; name: string; item: string }[];
    };
    expect(data['@type']).toBe('BreadcrumbList');
    const places = data.itemListElement ?? [];
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
    const shown = findElements(page, (element) => hasClass(element, 'theme-doc-breadcrumbs'))
      .flatMap((crumbs) => elements(crumbs, 'li').map(textOf))
      .filter((text) => text !== '');
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.slice(-places.length)).toEqual(places.map(({ name }) => name));
    expect(places.at(-1)?.item).toBe(`${product.url}${path}`);
  });
});

describe('files for machines', () => {
  const links = async (rel: string): Promise<(string | undefined)[]> =>
    linked(await documentAt('/mainnet/concepts/new-to-vega'), { rel });

  it('has icons for tabs, home screens and programs that ask for /favicon.ico', async () => {
    const named = [...(await links('icon')), ...(await links('apple-touch-icon'))];
    expect(named).toEqual(['/img/favicon.svg', '/img/apple-touch-icon.png']);
    for (const href of named) expect(existsSync(`build${href}`)).toBe(true);
    const touch = PNG.sync.read(readFileSync('build/img/apple-touch-icon.png'));
    expect([touch.width, touch.height]).toEqual([180, 180]);
    expect(readFileSync('build/favicon.ico').subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  });

  it('has a manifest whose icons exist in the sizes that it says', async () => {
    expect(await links('manifest')).toEqual(['/site.webmanifest']);
    const { icons, start_url: start } = JSON.parse(readFileSync('build/site.webmanifest', 'utf8')) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(start).toBe('/');
    expect(icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(`build${src}`);
      if (type !== 'image/png') continue;
      const { width, height } = PNG.sync.read(file);
      expect(sizes).toBe(`${width}x${height}`);
    }
  });

  it('has robots.txt that leads to a sitemap of both trees, and security.txt that has not expired', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${product.url}/sitemap.xml`);
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    for (const tree of ['mainnet', 'testnet'])
      expect(sitemap).toContain(`<loc>${product.url}/${tree}/concepts/new-to-vega</loc>`);
    expect(sitemap).not.toContain('/restricted');
    const security = readFileSync('build/.well-known/security.txt', 'utf8');
    expect(security).toMatch(/^Contact: https:/m);
    expect(security).toContain(`Canonical: ${product.url}/.well-known/security.txt`);
    expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });
});
