import type { Page } from 'playwright-core';

export interface Times {
  /** First contentful paint, ms after the start of navigation. */
  readonly fcp: number;
  /** Largest contentful paint, ms after the start of navigation. */
  readonly lcp: number;
  /** Total blocking time after the first contentful paint: what long tasks take beyond 50 ms each, ms. */
  readonly tbt: number;
  /** Cumulative layout shift, no unit. */
  readonly cls: number;
  /** How much of it is columns of tables that find their widths while their cells come: of a page that comes in pieces, on slow lines. */
  readonly columns: number;
}

interface Seen {
  lcp: number;
  fcp: number;
  cls: number;
  columns: number;
  /** When the page had come whole and been drawn. */
  whole: number;
  tasks: { start: number; duration: number }[];
}

/** Layout shift without columns of tables that were coming. */
export const shiftBesidesColumns = ({ cls, columns }: Pick<Times, 'cls' | 'columns'>): number => cls - columns;

/** Functions that are sent to the page may call the helper with which tsx keeps their names. */
export const nameHelper = 'globalThis.__name ??= (value) => value;';

/** Starts to note the times of the next page that loads. */
export async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript(nameHelper);
  await page.addInitScript(() => {
    const seen: Seen = { lcp: 0, fcp: 0, cls: 0, columns: 0, whole: Infinity, tasks: [] };
    Object.assign(window, { seenTimes: seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    };
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
    addEventListener('load', () => {
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.whole = performance.now())));
    });
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { readonly node: Node | null }[];
      };
      if (shift.hadRecentInput) return;
      seen.cls += shift.value;
      const isOfTables = shift.sources.every(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element instanceof Element && element.closest('table') !== null;
      });
      if (isOfTables && shift.sources.length > 0 && shift.startTime < seen.whole) seen.columns += shift.value;
    });
    watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }));
  });
}

/** What was noted until now. */
export async function readTimes(page: Page): Promise<Times> {
  const { lcp, fcp, cls, columns, tasks } = await page.evaluate(
    () => (window as unknown as { seenTimes: Seen }).seenTimes,
  );
  if (lcp === 0) throw new Error(`${page.url()} painted nothing: its times cannot be told.`);
  const tbt = tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, tbt, cls, columns };
}
