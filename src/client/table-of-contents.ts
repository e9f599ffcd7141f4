import { fragmentOf } from '../behaviour/fields.ts';

const linkSelector = '[data-page] .table-of-contents a[href^="#"]';
const activeClass = 'table-of-contents__link--active';
/** How far the page may stand from where a link led, or from its end, in pixels: positions are rounded. */
const tolerance = 2;

/**
 * Which of the headings is being read: the last one at or above the line, which lies where links bring headings to. Near the end of
 * the page, where the last headings cannot come up to it, the line comes down to them.
 * @param tops distances of the headings from the top of the window, in the order of the page
 * @param room how far the page can still be scrolled
 * @returns the place of the heading, -1 above the first
 */
export function currentHeading(tops: readonly number[], line: number, windowHeight: number, room: number): number {
  const lowered = room < windowHeight ? line + (windowHeight - line) * (1 - room / windowHeight) ** 4 : line;
  return tops.findLastIndex((top) => top <= lowered);
}

/** Keeps the marked entry in sight where the table of contents is itself longer than the window. */
function showEntry(entry: HTMLElement): void {
  const frame = entry.closest<HTMLElement>('.theme-doc-toc-desktop');
  if (frame === null || frame.scrollHeight <= frame.clientHeight) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const { top: from, bottom: to } = frame.getBoundingClientRect();
  if (top < from || bottom > to) frame.scrollTop += (top + bottom - from - to) / 2;
}

/** What follows the reader through one page. */
export interface Following {
  /** Tells it that the address now leads to another place on the same page. */
  readonly moved: () => void;
  /** Ends it, and takes its mark away. */
  readonly stop: () => void;
}

/**
 * Marks the entry of the section being read in the table of contents, however the reader got there: by scrolling, or by a link, whose
 * target is marked until the page is scrolled away from it.
 */
export function followContents(): Following {
  const links = new Map<Element, HTMLAnchorElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(linkSelector)) {
    const heading = document.getElementById(fragmentOf(link.hash));
    if (heading !== null) links.set(heading, [...(links.get(heading) ?? []), link]);
  }
  if (links.size === 0) return { moved: () => undefined, stop: () => undefined };
  const headings = [...links.keys()];
  const abort = new AbortController();
  const { signal } = abort;
  let marked: Element | undefined;
  let led: { readonly heading: Element; readonly at: number } | undefined;
  let frame = 0;

  const look = (): void => {
    frame = 0;
    if (led !== undefined && Math.abs(window.scrollY - led.at) > tolerance) led = undefined;
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const room = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
    const shown = headings.filter((heading) => heading.getClientRects().length > 0);
    const tops = shown.map((heading) => heading.getBoundingClientRect().top);
    const current =
      led?.heading ?? shown[currentHeading(tops, line + tolerance, window.innerHeight, Math.max(0, room - tolerance))];
    if (current === marked) return;
    for (const entry of links.get(marked as Element) ?? []) entry.classList.remove(activeClass);
    for (const entry of links.get(current as Element) ?? []) entry.classList.add(activeClass);
    marked = current;
    for (const entry of links.get(current as Element) ?? []) showEntry(entry);
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  /** Once the page stands where the address led. */
  const follow = (): void => {
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      const heading = document.getElementById(fragmentOf(window.location.hash));
      const isInSight =
        heading !== null &&
        heading.getBoundingClientRect().bottom > 0 &&
        heading.getBoundingClientRect().top < window.innerHeight;
      led = isInSight && links.has(heading) ? { heading, at: window.scrollY } : undefined;
      look();
    });
  };
  window.addEventListener('scroll', soon, { passive: true, signal });
  window.addEventListener('resize', soon, { passive: true, signal });
  window.addEventListener('hashchange', follow, { signal });
  // The same entry once more: the address stays, the page moves.
  document.addEventListener(
    'click',
    (event) => void (event.target instanceof Element && event.target.closest('a[href^="#"]') !== null && follow()),
    { signal },
  );
  follow();
  return {
    moved: follow,
    stop() {
      abort.abort();
      cancelAnimationFrame(frame);
      for (const entry of links.get(marked as Element) ?? []) entry.classList.remove(activeClass);
    },
  };
}
