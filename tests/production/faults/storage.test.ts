import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, settled } from '../../browser/setup/browser.ts';
import { count } from '../setup/count.ts';
import { useFaultSite } from '../setup/fault-site.ts';

const { open } = useFaultSite();
const operation = '/mainnet/api/rest/data-v2/trading-data-service-list-orders';
afterEach(() => count('faults survived', 1));

/** What breaks storage before any code of the page runs. */
const breakages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'without storage at all': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { value: null });
  },
  garbage: () => {
    const rubbish = ['', '{', '[]', 'null', '\u0000\uffff', '<img src=x onerror=alert(1)>', 'a'.repeat(10_000)];
    const keys = [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docs-preferred-version-default',
      'docusaurus.tab.language',
      'instant-pages.reloaded',
      'search.recent',
    ];
    keys.forEach((key, index) => {
      for (const place of [localStorage, sessionStorage]) place.setItem(key, rubbish[index % rubbish.length] ?? '');
    });
  },
} as const;

describe.each(Object.entries(breakages))('storage %s', (_name, breakage) => {
  it('costs the reader nothing but the memory: pages, tabs, colours and navigation work', async () => {
    const { page, seen } = await open(operation, {}, (fresh) => fresh.addInitScript(breakage));
    await hydrated(page);
    await page.getByRole('tab', { name: 'Python' }).first().click();
    expect(await page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
    const before = await page.locator('html').getAttribute('data-theme');
    await page
      .getByRole('button', { name: /dark|light mode/i })
      .first()
      .click();
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before);
    await page.click('.navbar a[href="/mainnet/concepts/new-to-vega"]');
    await page.locator('h1', { hasText: 'New to Vega' }).waitFor();
    expect(seen.documents).toEqual([operation]);
    expect(seen.escaped).toEqual([]);
  });
});

it('cookies off: nothing is missed, none are asked for', async () => {
  const { page, seen } = await open(operation, {}, async (fresh) => {
    const session = await fresh.context().newCDPSession(fresh);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  });
  await hydrated(page);
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await page.click('.navbar a[href="/mainnet/concepts/new-to-vega"]');
  await page.locator('h1', { hasText: 'New to Vega' }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  expect(seen.escaped).toEqual([]);
});

it('a reload that storage cannot remember still happens once only', async () => {
  const fees = '/mainnet/concepts/trading-on-vega/fees';
  const { page, seen } = await open(fees, {}, async (fresh) => {
    await fresh.addInitScript(breakages.blocked);
    await fresh.route(/\/assets\/js\/(?!main\.|runtime)/, (route) => route.abort());
  });
  await expect.poll(() => seen.documents, { timeout: 30_000 }).toEqual([fees, fees]);
  await settled(page);
  expect(seen.documents).toEqual([fees, fees]);
  expect(await page.locator('h1').innerText()).toBe('Fees');
});
