import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const address = '/testnet/tutorials/proposals/network-parameter';
const form = (page: Page) => page.locator('[data-island=ProposalBuilder]');
const title = (page: Page) => form(page).locator('[id$="rationale.title"]');
const json = (page: Page): Promise<string> =>
  form(page)
    .locator('pre')
    .first()
    .evaluate((block) => block.textContent ?? '');

describe('a proposal’s form', () => {
  it('puts what is typed into the JSON and the commands, and can start again', async () => {
    const page = await browser.open(address);
    const before = await title(page).inputValue();
    await title(page).focus();
    await title(page).fill('A title of my own');
    await expect.poll(() => json(page)).toContain('A title of my own');
    expect(await form(page).evaluate((all) => all.textContent)).toMatch(
      /vega wallet transaction send[\s\S]*A title of my own/,
    );
    await form(page).getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => title(page).inputValue()).toBe(before);
    await page.context().close();
  });

  it('marks nonsense beside its field, with a message tied to it', async () => {
    const page = await browser.open(address);
    await title(page).focus();
    await title(page).fill('');
    await expect.poll(() => title(page).getAttribute('aria-invalid')).toBe('true');
    const described = (await title(page).getAttribute('aria-describedby')) ?? '';
    const messages = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
    expect(messages.join(' ').trim()).not.toBe('');
    expect(messages).toHaveLength(2);
    await page.context().close();
  });

  it('shows its commands whole, without scrolling sideways', async () => {
    const page = await browser.open('/testnet/tutorials/proposals/new-market', {
      viewport: { width: 1440, height: 900 },
    });
    const commands = form(page).locator('.code-output:has(figure.shell)');
    await expect.poll(() => commands.count()).toBe(2);
    await commands.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const hidden = await commands
      .locator('pre')
      .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth - block.clientWidth));
    expect(hidden).toEqual([0, 0]);
    await page.context().close();
  });

  it('keeps what was typed before its code had come', async () => {
    const page = await browser.open(address);
    await title(page).evaluate((field) => ((field as HTMLInputElement).value = 'Typed early'));
    await title(page).evaluate((field) => (field as HTMLElement).focus());
    await expect.poll(() => json(page)).toContain('Typed early');
    await page.context().close();
  });

  it('keeps its height when it comes alive, so that who reads below it keeps the place', async () => {
    const page = await browser.open('/testnet/tutorials/proposals/new-market', {
      viewport: { width: 1440, height: 900 },
    });
    const height = (): Promise<number> => form(page).evaluate((all) => all.getBoundingClientRect().height);
    const before = await height();
    const heading = page.locator('#send-it-vote-follow-it');
    await heading.evaluate((target) => target.scrollIntoView());
    await form(page).and(page.locator('[data-alive]')).waitFor({ state: 'attached' });
    expect(Math.abs((await height()) - before)).toBeLessThan(100);
    const top = await heading.evaluate((target) => target.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(top).toBeLessThan(160);
    await page.context().close();
  });

  it('shows a complete proposal without scripts', async () => {
    const page = await browser.open(address, { javaScriptEnabled: false });
    expect(await json(page)).toContain('"proposalSubmission"');
    await page.context().close();
  });
});
