import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product } from '../../../product.ts';
import { useBrowser } from '../setup/browser.ts';
import { templates } from '../setup/templates.ts';

const browser = useBrowser();
const own = templates.filter(({ name }) => name !== 'not found' && name !== 'search results');

describe.each(own)('metadata of $path', ({ path }) => {
  it('has title, description, canonical address, alternates and a preview picture that exists', async () => {
    const page = await browser.open(path, { javaScriptEnabled: false });
    const value = (selector: string, attribute: string): Promise<string | null> => page.locator(selector).first().getAttribute(attribute);
    expect((await page.title()).length).toBeGreaterThan(8);
    const description = await value('meta[name="description"]', 'content');
    expect(description?.length).toBeGreaterThan(30);
    expect(await value('link[rel="canonical"]', 'href')).toBe(`${product.url}${path === '/' ? '/' : path}`);
    expect(await value('link[rel="alternate"][hreflang="en"]', 'href')).toContain(path);
    const picture = new URL((await value('meta[property="og:image"]', 'content')) ?? '');
    expect(existsSync(`build${picture.pathname}`)).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().close();
  });
});

describe('files for machines', () => {
  it('has breadcrumbs as structured data on documents', async () => {
    const page = await browser.open('/mainnet/concepts/trading-on-vega/orders', { javaScriptEnabled: false });
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}') as { '@type'?: string };
    expect(data['@type']).toBe('BreadcrumbList');
  });

  it('has icons, manifest, robots.txt, security.txt and a sitemap of both trees', () => {
    const manifest = JSON.parse(readFileSync('build/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect(existsSync(`build${src}`)).toBe(true);
    expect(readFileSync('build/robots.txt', 'utf8')).toContain('Sitemap:');
    const security = readFileSync('build/.well-known/security.txt', 'utf8');
    expect(Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    for (const tree of ['mainnet', 'testnet']) expect(sitemap).toContain(`${product.url}/${tree}/concepts/new-to-vega`);
  });
});
