import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { navigation, product } from '../../../product.ts';
import { useBrowser } from '../setup/browser.ts';
import { templates } from '../setup/templates.ts';

const browser = useBrowser();
const own = templates.filter(({ name }) => name !== 'not found' && name !== 'search results');

describe.each(own)('metadata of $path', ({ path }) => {
  it('has title, description, canonical address, alternates and a preview picture that exists', async () => {
    const page = await browser.open(path, { javaScriptEnabled: false });
    const value = (selector: string, attribute: string): Promise<string | null> =>
      page.locator(selector).first().getAttribute(attribute);
    expect((await page.title()).length).toBeGreaterThan(8);
    const description = await value('meta[name="description"]', 'content');
    expect(description?.length).toBeGreaterThan(30);
    expect(await value('link[rel="canonical"]', 'href')).toBe(`${product.url}${path === '/' ? '/' : path}`);
    const address = `https://docs.vega.xyz${path}`;
    expect(await value('link[rel="alternate"][hreflang="en"]', 'href')).toBe(address);
    expect(await value('link[rel="alternate"][hreflang="x-default"]', 'href')).toBe(address);
    const picture = new URL((await value('meta[property="og:image"]', 'content')) ?? '');
    expect(existsSync(`build${picture.pathname}`)).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await page.context().close();
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
      const page = await browser.open(path, { javaScriptEnabled: false });
      const content = (selector: string): Promise<string | null> =>
        page.locator(selector).last().getAttribute('content');
      const picture = `${product.url}/img/social/${name}.png`;
      expect([await content('meta[property="og:image"]'), await content('meta[name="twitter:image"]')]).toEqual([
        picture,
        picture,
      ]);
      expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
      expect(await content('meta[property="og:title"]')).toBe(await page.title());
      expect(await content('meta[property="og:url"]')).toBe(`${product.url}${path}`);
      const { width, height } = PNG.sync.read(readFileSync(`build/img/social/${name}.png`));
      expect([width, height]).toEqual([1200, 630]);
    },
  );

  it.each(Object.entries(drawn))('%s shows its own drawing', async (path, name) => {
    const page = await browser.open(path, { javaScriptEnabled: false });
    for (const selector of ['meta[property="og:image"]', 'meta[name="twitter:image"]'])
      expect(await page.locator(selector).last().getAttribute('content')).toBe(
        `${product.url}/img/previews/${name}.png`,
      );
    const { width, height } = PNG.sync.read(readFileSync(`build/img/previews/${name}.png`));
    expect([width, height]).toEqual([1200, 630]);
    await page.context().close();
  });
});

describe('structured data', () => {
  it('names the places above a document, as its breadcrumbs show them, ending with the page', async () => {
    const path = '/mainnet/concepts/trading-on-vega/orders';
    const page = await browser.open(path, { javaScriptEnabled: false });
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    ) as {
      '@type'?: string;
      itemListElement?: { position: number; name: string; item: string }[];
    };
    expect(data['@type']).toBe('BreadcrumbList');
    const places = data.itemListElement ?? [];
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
    const shown = (await page.locator('.theme-doc-breadcrumbs li').allTextContents()).filter((text) => text !== '');
    expect(shown.slice(-places.length)).toEqual(places.map(({ name }) => name));
    expect(places.at(-1)?.item).toBe(`${product.url}${path}`);
  });
});

describe('files for machines', () => {
  const links = async (selector: string): Promise<(string | null)[]> => {
    const page = await browser.open('/mainnet/concepts/new-to-vega', { javaScriptEnabled: false });
    return page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };

  it('has icons for tabs, home screens and programs that ask for /favicon.ico', async () => {
    const named = [...(await links('link[rel="icon"]')), ...(await links('link[rel="apple-touch-icon"]'))];
    expect(named).toEqual(['/img/favicon.svg', '/img/apple-touch-icon.png']);
    for (const href of named) expect(existsSync(`build${href}`)).toBe(true);
    const touch = PNG.sync.read(readFileSync('build/img/apple-touch-icon.png'));
    expect([touch.width, touch.height]).toEqual([180, 180]);
    expect(readFileSync('build/favicon.ico').subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  });

  it('has a manifest whose icons exist in the sizes that it says', async () => {
    expect(await links('link[rel="manifest"]')).toEqual(['/site.webmanifest']);
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
