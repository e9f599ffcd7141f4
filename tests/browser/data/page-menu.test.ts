import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product, repository } from '../../../product.ts';
import { clipboardText, hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ whole: true, handOn: true });
const fees = '/testnet/concepts/trading-on-vega/fees';

describe('the menu of a page', () => {
  it('copies the page as Markdown', async () => {
    const page = await browser.open(fees, { permissions: ['clipboard-read', 'clipboard-write'] });
    await hydrated(page);
    await page.getByText('Copy or report', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboardText(page)).toBe(readFileSync(`build${fees}.md`, 'utf8'));
  });

  it('opens without scripts and leads to the Markdown, which is text in UTF-8', async () => {
    const page = await browser.open(fees, { javaScriptEnabled: false });
    await page.getByText('Copy or report', { exact: true }).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    expect(new URL(page.url()).pathname).toBe(`${fees}.md`);
    const response = await fetch(`${browser.base}${fees}.md`);
    expect(response.headers.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/i);
  });

  it('closes with Escape and with a click elsewhere', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await page.getByText('Copy or report', { exact: true }).click();
    await link.waitFor();
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
    await page.getByText('Copy or report', { exact: true }).click();
    await page.locator('h1').click();
    expect(await link.isVisible()).toBe(false);
  });
});

describe('every document page', () => {
  it.each([
    fees,
    '/mainnet/concepts/trading-on-vega/fees',
    '/mainnet/api/grpc/vega/vega.proto',
    '/testnet/api/network-parameters',
  ])('%s has a prefilled report, an edit link and a date', async (path) => {
    const page = await browser.open(path);
    const report = new URL((await page.getByText('Report a problem').getAttribute('href')) ?? '');
    expect(report.href.startsWith(`${repository.url}/issues/new?`)).toBe(true);
    expect(report.searchParams.get('body')).toContain(`${product.url}${path}`);
    expect(report.searchParams.get('body')).toContain(`release v${product.release}`);
    const edit = await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href');
    expect(
      edit?.startsWith(
        `${repository.url}/edit/${repository.branch}/${path.includes('/api/') ? 'definitions/' : 'docs/'}`,
      ),
    ).toBe(true);
    expect(await page.locator('.theme-last-updated time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

describe('the link to the Markdown export', () => {
  it('follows the reader from page to page', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    const linked = (): Promise<(string | null)[]> =>
      page
        .locator('head link[type="text/markdown"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await linked()).toEqual([`${fees}.md`]);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Orders' }).click();
    await page.locator('h1', { hasText: 'Orders' }).waitFor();
    await expect.poll(linked).toEqual(['/testnet/concepts/trading-on-vega/orders.md']);
  });
});
