import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../data/built-pages.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { lookAtAll, type Followed } from './found-right.ts';
import { followAll, installLanding, paintNothing } from './landing.ts';

const browser = useBrowser({ hurried: true, ahead: true });
const hours = 4 * 3_600_000;
const pages = builtPages().filter(({ html }) => /data-page=/.test(html));
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
/** Tabs that are looked at by turns: while one waits for the network, the others draw. */
const tabs = 4;

const openTabs = (viewport: (typeof widths)[number]): Promise<Page[]> =>
  Promise.all(Array.from({ length: tabs }, () => browser.open('about:blank', { viewport })));

async function followed(view: Page, path: string): Promise<Followed> {
  await paintNothing(view);
  const landings = await followAll(view);
  const wrong = landings.flatMap((landing) =>
    landing.wrong === undefined ? [] : [`${path}${landing.hash}: ${landing.wrong}`],
  );
  return { count: landings.length, wrong };
}

/** Places on other pages that links of a page lead to, as they stand in its HTML. */
function placesElsewhere({ path, html }: { readonly path: string; readonly html: string }): string[] {
  const main = html.slice(html.search(/<main[\s>]/));
  const found = [...main.matchAll(/<a\s[^>]*?href="?(\/[^"\s>#]*#[^"\s>]+)/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((place) => !place.startsWith(`${path}#`));
}

/** Each place that pages lead to on others, with the shortest page that leads there: one is enough, and going back to it is quick. */
function waysElsewhere(): { path: string; html: string; places: string[] }[] {
  const seen = new Set<string>();
  return pages
    .toSorted((a, b) => a.html.length - b.html.length)
    .map((page) => {
      const places = placesElsewhere(page).filter((place) => !seen.has(place));
      for (const place of places) seen.add(place);
      return { ...page, places };
    })
    .filter(({ places }) => places.length > 0);
}

/** Clicks a link to another page, looks where it led, and goes back. In the page. */
async function thereAndBack([from = '', to = '']: readonly string[]): Promise<string | undefined> {
  const { landing } = window as unknown as { landing: { wrongNow(hash: string): string | undefined } };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (path: string): Promise<boolean> => {
    const end = performance.now() + 60_000;
    const isShown = (): boolean => document.querySelector('[data-page]')?.getAttribute('data-page') === path;
    while (!isShown() && performance.now() < end) await frame();
    for (let more = 0; more < 3; more++) await frame();
    return isShown();
  };
  const link = [...document.querySelectorAll<HTMLAnchorElement>('[data-page] a')].find(
    (each) => each.getAttribute('href') === to,
  );
  if (link === undefined) return 'is not on the page any more';
  link.click();
  if (!(await until(to.split('#')[0] ?? ''))) return 'was not reached';
  const result = landing.wrongNow(location.hash);
  history.back();
  return (await until(from)) ? result : 'has no way back';
}

describe('every link', () => {
  it.each(widths)(
    'to a place on its own page ends there on a first visit, at $width px',
    { timeout: hours },
    async (viewport) => {
      const { count, wrong } = await lookAtAll(pages, {
        what: `own-${viewport.width}`,
        views: await openTabs(viewport),
        async look(view, { path }) {
          await view.goto(`${browser.base}${path}`);
          return followed(view, path);
        },
      });
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(20_000);
    },
  );

  it.each(widths)('to a place on another page ends there, at $width px', { timeout: hours }, async (viewport) => {
    const { count, wrong } = await lookAtAll(waysElsewhere(), {
      what: `elsewhere-${viewport.width}`,
      views: await openTabs(viewport),
      async look(view, { path, places }) {
        await view.goto(`${browser.base}${path}`);
        await hydrated(view);
        await installLanding(view);
        await paintNothing(view);
        const found: string[] = [];
        for (const place of places) {
          const result = await view.evaluate(thereAndBack, [path, place]);
          if (result !== undefined) found.push(`${path} → ${place}: ${result}`);
        }
        return { count: places.length, wrong: found };
      },
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5000);
  });

  it.each(widths)(
    'to a place on its own page ends there when it is loaded again, at $width px',
    { timeout: hours },
    async (viewport) => {
      const { count, wrong } = await lookAtAll(pages, {
        what: `later-${viewport.width}`,
        views: await openTabs(viewport),
        async look(view, { path }) {
          await view.goto(`${browser.base}${path}`);
          await view.reload();
          return followed(view, path);
        },
      });
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(20_000);
    },
  );
});
