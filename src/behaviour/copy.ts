import { announce } from './announce.ts';

const shownFor = 2000;

/**
 * Copies for `<button data-copy="text">`; with an empty `data-copy`, the code of the figure that the button is in; for
 * `<button data-copy-file="address">` a file of this site.
 *
 * @returns true when the click was on such a button
 */
export function handleCopyClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>(
    'button[data-copy], button[data-copy-file]',
  );
  if (!button) return false;
  const { copyFile } = button.dataset;
  if (copyFile !== undefined) {
    void copyAndReport(button, fetchText(copyFile));
    return true;
  }
  const text = button.dataset['copy'] || button.closest('figure')?.querySelector('code')?.textContent || '';
  void copyAndReport(button, text);
  return true;
}

/** The text of a file of this site. Rejects when it cannot be had. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`Loading ${address} failed: the server answered ${response.status}.`);
  return response.text();
}

/** Copies a text, or what it becomes once it is loaded, and says on the button whether that worked. */
export async function copyAndReport(button: HTMLButtonElement, text: string | Promise<string>): Promise<void> {
  try {
    await writeClipboard(text);
    report(button, 'Copied');
  } catch {
    report(button, 'Copy failed');
  }
}

async function writeClipboard(source: string | Promise<string>): Promise<void> {
  // Some browsers allow writing only in the click itself: they take a promise of the text.
  if (typeof source !== 'string' && navigator.clipboard && typeof ClipboardItem === 'function') {
    const content = source.then((text) => new Blob([text], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
  }
  const text = await source;
  // Browsers offer the clipboard on secure origins only; a site served over plain HTTP falls back to the old command.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (!done) throw new Error('The browser refused to copy.');
}

const labels = new WeakMap<HTMLButtonElement, { text: string; timer: number }>();

function report(button: HTMLButtonElement, message: string): void {
  const earlier = labels.get(button);
  if (earlier) window.clearTimeout(earlier.timer);
  const text = earlier?.text ?? button.textContent ?? '';
  button.textContent = message;
  const timer = window.setTimeout(() => {
    button.textContent = text;
    labels.delete(button);
  }, shownFor);
  labels.set(button, { text, timer });
  announce(message);
}
