import { element } from './element.ts';
import { isWrapped, type Kind } from './wrap.ts';

/**
 * Code that is written while the page is read, in the frame that code of pages has: it can be focused so that the keyboard can scroll
 * it, wrapped as the reader wants all code of its kind, and copied.
 *
 * @param label what listeners hear of it; none where a tab names it
 * @param isCopied without a button where copying would do harm
 */
export function codeFigure(
  code: HTMLElement,
  { label, kind = 'code', isCopied = true }: { label?: string; kind?: Kind; isCopied?: boolean } = {},
): HTMLElement {
  return element(
    'figure',
    { class: kind === 'shell' ? 'code shell' : 'code' },
    element(
      'div',
      { class: 'code-bar' },
      element('button', { type: 'button', 'data-wrap': kind, 'aria-pressed': String(isWrapped(kind)) }, 'Wrap'),
      ...(isCopied ? [element('button', { type: 'button', class: 'copy', 'data-copy': '' }, 'Copy')] : []),
    ),
    element('pre', { tabindex: '0', ...(label === undefined ? {} : { role: 'group', 'aria-label': label }) }, code),
  );
}
