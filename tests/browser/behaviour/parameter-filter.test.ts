import { describe, expect, it } from 'vitest';
import { useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });

describe.each(['mainnet', 'testnet'])('the network parameters of /%s', (tree) => {
  it('are filtered by every word typed, whatever it is', async () => {
    const page = await browser.open(`/${tree}/api/network-parameters`);
    const input = page.locator('input[data-filter]');
    await input.waitFor({ state: 'visible' });
    const shown = page.locator('[data-filter-item]:visible');
    expect(await shown.count()).toBe(171);
    const found = async (typed: string): Promise<number> => {
      await input.fill(typed);
      return shown.count();
    };
    expect(await found('market.fee.factors.makerFee')).toBe(1);
    expect(await found('MAKERFEE')).toBe(1);
    expect(await found('governance minClose')).toBe(
      await page.locator('h3[id^="governance."][id$=".minClose"]').count(),
    );
    for (const nonsense of ['.*', '\\', '<b>', '💥', 'x'.repeat(3000)])
      expect(await found(nonsense), nonsense.slice(0, 9)).toBe(0);
    expect(await page.locator('[data-filter-count]').textContent()).toBe('0 of 171');
    expect(await found('   ')).toBe(171);
    await page.context().close();
  });

  it('show this network’s value, and are there without scripts', async () => {
    const page = await browser.open(`/${tree}/api/network-parameters#market.fee.factors.makerFee`, {
      javaScriptEnabled: false,
    });
    const entry = page.locator('[data-filter-item]', { has: page.locator('[id="market.fee.factors.makerFee"]') });
    expect(await page.locator('input[data-filter]').isVisible()).toBe(false);
    const data = await (await fetch(`${browser.base}/${tree}/api/network-parameters.json`)).text();
    const value = /"key":\s*"market\.fee\.factors\.makerFee"[^{}]*?"value":\s*"([^"]*)"/.exec(data)?.[1];
    expect(await entry.locator('dd').first().textContent()).toBe(value);
    await page.context().close();
  });
});

describe('the parameters that differ', () => {
  it('have names that can be read beside long values', async () => {
    const page = await browser.open('/mainnet/differences', { viewport: { width: 1440, height: 900 } });
    const widths = await page
      .locator('table:has([data-network]) tbody td:first-child')
      .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
    expect(widths.length).toBeGreaterThan(20);
    expect(Math.min(...widths)).toBeGreaterThan(160);
    await page.context().close();
  });
});
