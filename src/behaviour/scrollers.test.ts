// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';

type Report = (entries: { target: Element }[]) => void;
const watched = new Set<Element>();
let report: Report;

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe = (element: Element) => watched.add(element);
    },
  );
});

const table = (id: string): string => `<div id="${id}" class="table-frame" tabindex="0"><table></table></div>`;
const find = (id: string): Element => document.getElementById(id) as Element;

/** The test lays nothing out: a width of the content and one of the frame, as the browser would report them. */
function laidOut(id: string, content: number, frame: number): void {
  Object.defineProperty(find(id), 'scrollWidth', { configurable: true, value: content });
  Object.defineProperty(find(id), 'clientWidth', { configurable: true, value: frame });
  if (watched.has(find(id))) report([{ target: find(id) }]);
}

const isStop = (id: string): boolean => find(id).getAttribute('tabindex') === '0';

it('makes a table a stop of the keyboard only while it scrolls, whenever it came onto the page', async () => {
  const { followScrollers } = await import('./scrollers.ts');
  document.body.innerHTML = table('narrow') + table('wide');
  followScrollers();
  laidOut('narrow', 300, 300);
  laidOut('wide', 700, 300);
  expect([isStop('narrow'), isStop('wide')]).toEqual([false, true]);
  laidOut('wide', 300, 300);
  expect(isStop('wide')).toBe(false);

  document.body.insertAdjacentHTML('beforeend', `<section>${table('late')}</section>`);
  await vi.waitFor(() => expect(watched.has(find('late'))).toBe(true));
  laidOut('late', 300, 300);
  expect(isStop('late')).toBe(false);
});
