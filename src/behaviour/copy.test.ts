// @vitest-environment happy-dom
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { installBehaviour } from './index.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeAll(() => {
  installBehaviour();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  document.body.innerHTML =
    '<figure><pre><code><span>ls</span> -l\n</code></pre><button data-copy="">Copy</button></figure><button id="path" data-copy="/time">Copy path</button>';
});
afterEach(() => vi.useRealTimers());

async function press(selector: string): Promise<HTMLElement> {
  const button = document.querySelector<HTMLElement>(selector) as HTMLElement;
  button.click();
  await vi.advanceTimersByTimeAsync(100);
  return button;
}

describe('copy buttons', () => {
  it('copy the text of the figure they stand in', async () => {
    await press('figure button');
    expect(writeText).toHaveBeenCalledWith('ls -l\n');
  });

  it('copy the text they carry', async () => {
    await press('#path');
    expect(writeText).toHaveBeenCalledWith('/time');
  });

  it('say that it worked, to eyes and to screen readers, and then return to their label', async () => {
    const button = await press('#path');
    expect(button.textContent).toBe('Copied');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(2500);
    expect(button.textContent).toBe('Copy path');
  });

  it('keep their label when pressed twice', async () => {
    await press('#path');
    const button = await press('#path');
    await vi.advanceTimersByTimeAsync(2500);
    expect(button.textContent).toBe('Copy path');
  });

  it('say when the browser refused', async () => {
    writeText.mockRejectedValue(new Error('no'));
    expect((await press('#path')).textContent).toBe('Copy failed');
  });
});
