import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { walletFilePath } from '../../../reference/downloads/file-paths.ts';
import { prepareForAxe, violations } from '../setup/axe.ts';
import { hydrated, settled, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const methods = '/testnet/api/vega-wallet/reference/core/json-rpc';
const commands = '/testnet/api/grpc/vega/commands/v1/commands.proto';
const status = '#try-wallet .try-status';
const card = '#try-wallet .wallet-card:not([hidden])';

const says = async (page: Page, text: string): Promise<unknown> =>
  page.waitForSelector(`${status}:has-text("${text}")`);
const answerOf = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.innerText('#try-wallet .try-answer > figure code'));

/** Opens the panel, and waits for it. */
async function openPanel(path: string, button: string, options = {}): Promise<{ page: Page; asked: string[] }> {
  const asked: string[] = [];
  const page = await browser.open(path, options, (_, opened) => {
    opened.on('request', (request) => asked.push(request.url()));
    return Promise.resolve();
  });
  await hydrated(page);
  await page.click(`button${button}`);
  await says(page, 'ready');
  return { page, asked };
}

/** Connects and lets the application see the keys. */
async function connect(page: Page): Promise<void> {
  for (const method of ['client.connect_wallet', 'client.list_keys']) {
    await page.click(`[data-quick="${method}"]`);
    await page.waitForSelector(card);
    await page.click('[data-decision=approve]');
    await says(page, '200 OK');
  }
}

describe('the wallet in the page', () => {
  it('asks, is told no and yes, and sends an order that the network then lists', async () => {
    const { page, asked } = await openPanel(commands, '[data-command=orderSubmission]');
    expect(await page.innerText('#wallet-mark')).toContain('Simulated in your browser. Nothing is sent.');
    expect(asked.filter((url) => url.includes(walletFilePath))).toHaveLength(1);
    const before = asked.length;
    await page.click('[data-quick="client.connect_wallet"]');
    await page.waitForSelector(card);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('wallet-card');
    await page.click('[data-decision=reject]');
    await says(page, 'error 3001');
    expect(await answerOf(page)).toMatchObject({
      error: { code: 3001, data: 'the user rejected the wallet connection' },
    });
    await connect(page);
    expect(await answerOf(page)).toMatchObject({ result: { keys: [{ name: 'Key 1' }, { name: 'Key 2' }] } });
    await page.fill('#wallet-field-size', '0');
    await page.waitForSelector('#wallet-field-size-problem:has-text("must be positive")');
    expect(await page.getAttribute('#wallet-field-size', 'aria-invalid')).toBe('true');
    expect(await page.getAttribute('#wallet-field-size', 'aria-describedby')).toContain('wallet-field-size-problem');
    await page.click('#try-wallet .try-send');
    await says(page, 'error -32602');
    await page.fill('#wallet-field-size', '7');
    await page.click('#try-wallet .try-form .try-send');
    await page.waitForSelector(`${card}:has-text("Key 1")`);
    await page.click('[data-decision=approve]');
    await says(page, '200 OK');
    for (const language of ['curl', 'python', 'go', 'nodejs'])
      expect(await page.textContent(`#try-wallet [data-program=${language}]`)).toContain('"size": "7"');
    await settled(page);
    expect(asked.slice(before).filter((url) => !url.endsWith('/robots.txt'))).toEqual([]);
    const told = await page.innerText('.wallet-changes li:nth-child(2)');
    const id = /New order: (\w{64})/.exec(told)?.[1] ?? 'none';
    await page.click('.wallet-changes li:nth-child(2) a');
    await page.waitForSelector('#try-it .try-status:has-text("ready")');
    await page.click('#try-it .try-send');
    await page.waitForSelector('#try-it .try-status:has-text("200 OK")');
    expect(await page.innerText('#try-it .try-answer > figure code')).toContain(id);
    await page.context().close();
  });

  it('sends the command that was chosen last, and complains of no other, however fast Send follows', async () => {
    const { page } = await openPanel(commands, '[data-command=orderSubmission]');
    await connect(page);
    await page.evaluate(() => {
      const told: string[] = ((window as unknown as { told: string[] }).told = []);
      const problems = document.querySelector('#try-wallet .wallet-problems') as HTMLElement;
      new MutationObserver(() => told.push(problems.innerText)).observe(problems, { childList: true });
      const command = document.querySelector('#wallet-command') as HTMLSelectElement;
      command.value = 'voteSubmission';
      for (const type of ['input', 'change']) command.dispatchEvent(new Event(type, { bubbles: true }));
      document.querySelector<HTMLButtonElement>('#try-wallet .try-form .try-send')?.click();
    });
    await page.waitForSelector(`${card}:has-text("voteSubmission")`);
    await page.click('[data-decision=approve]');
    await says(page, '200 OK');
    expect(await page.inputValue('#wallet-command')).toBe('voteSubmission');
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    expect(told.filter((text) => text !== '')).toEqual([]);
    await page.context().close();
  });

  it('no longer lists a key that its owner tainted, for everybody with the link', async () => {
    const { page } = await openPanel(methods, '[data-try-wallet="client.list_keys"]');
    await page.click('[data-quick=""]');
    await page.click('[data-deed=taint] >> nth=0');
    await page.waitForSelector('[data-deed=untaint]');
    await page.evaluate(() => {
      const kept: string[] = ((window as unknown as { kept: string[] }).kept = []);
      navigator.clipboard.writeText = (text) => Promise.resolve(void kept.push(text));
    });
    await page.click('#try-wallet [data-do=link]');
    await page.waitForFunction(() => (window as unknown as { kept: string[] }).kept.length === 1);
    const link = await page.evaluate(() => (window as unknown as { kept: string[] }).kept[0] ?? '');
    await page.context().close();
    const reader = await browser.open(link.slice(link.indexOf('/testnet')));
    await says(reader, 'ready');
    await reader.click('#try-wallet .try-form .try-send');
    await says(reader, '200 OK');
    expect(await answerOf(reader)).toMatchObject({ result: { keys: [{ name: 'Key 2' }] } });
    await reader.context().close();
  });

  it('only shows what a link with nonsense says', async () => {
    const fragment = '#try-wallet=zzz&method=<img src=x>&walletKey=constructor&content=[1]&origin=<b>&body={"a';
    const page = await browser.open(methods + fragment);
    await says(page, 'cannot be read');
    expect(await page.locator('#try-wallet :is(img, b)').count()).toBe(0);
    await page.click('#try-wallet .try-form .try-send');
    await says(page, 'error -32700');
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('fits a narrow window and has no fault of access, in %s', async (theme) => {
    const { page } = await openPanel(
      `${methods}?docusaurus-theme=${theme}`,
      '[data-try-wallet="client.send_transaction"]',
      {
        viewport: { width: 320, height: 640 },
      },
    );
    await page.click('[data-quick="client.connect_wallet"]');
    await page.waitForSelector(card);
    const overflow = await page.evaluate(() => {
      const body = document.querySelector('#try-wallet .try-body');
      return (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0);
    });
    expect(overflow).toBe(0);
    await prepareForAxe(page);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it('has a file of its own of less than 20 kB', async () => {
    const { page, asked } = await openPanel(methods, '[data-try-wallet="client.get_chain_id"]');
    const [worker] = page.workers();
    const more = await worker?.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const files = new Set([...asked, ...(more ?? [])].map((url) => new URL(url).pathname));
    const bytes = (name: string): number => gzipSync(readFileSync(`build${name}`), { level: 9 }).length;
    expect([...files]).toContain(`/testnet/${walletFilePath}`);
    console.log(`The wallet's file: ${bytes(`/testnet/${walletFilePath}`)} bytes gzip.`);
    expect(bytes(`/testnet/${walletFilePath}`)).toBeLessThan(20_000);
    await page.context().close();
  });
});
