// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBehaviour } from './index.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const load = vi.fn<(address: string) => Promise<Response>>();

beforeAll(() => {
  installBehaviour();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('fetch', load);
});
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  load.mockReset().mockResolvedValue(new Response('# Orders\n'));
  document.body.innerHTML =
    '<p>Text</p><details class="page-menu" open><summary tabindex="0">Copy or report</summary><button data-copy-page="/mainnet/orders.md">Copy page as Markdown</button></details>';
});
afterEach(() => vi.useRealTimers());

const menu = (): HTMLDetailsElement => document.querySelector('details') as HTMLDetailsElement;
const button = (): HTMLButtonElement => document.querySelector('button') as HTMLButtonElement;

describe('the menu of a page', () => {
  it('copies the Markdown export of the page', async () => {
    button().click();
    await vi.advanceTimersByTimeAsync(100);
    expect(load.mock.calls[0]?.[0]).toBe('/mainnet/orders.md');
    expect(writeText).toHaveBeenCalledWith('# Orders\n');
    expect(button().textContent).toBe('Copied');
  });

  it('says so when the twin cannot be had, and copies nothing', async () => {
    load.mockResolvedValue(new Response('not here', { status: 404 }));
    button().click();
    await vi.advanceTimersByTimeAsync(100);
    expect(writeText).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Copy failed');
  });

  it('stays open for a click inside and closes for one outside', () => {
    button().click();
    expect(menu().open).toBe(true);
    document.querySelector('p')?.click();
    expect(menu().open).toBe(false);
  });

  it('closes with Escape and gives the focus back', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu().open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Copy or report');
  });
});
