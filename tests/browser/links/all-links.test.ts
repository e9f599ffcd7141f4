import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../data/built-pages.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { followAll, installLanding } from './landing.ts';

const browser = useBrowser();
const pages = builtPages().filter(({ html }) => /data-page=/.test(html));
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Places on other pages that links of a page lead to, as they stand in its HTML. */
function placesElsewhere({ path, html }: { readonly path: string; readonly html: string }): string[] {
  const found = [...html.matchAll(/<a\s[^>]*?href="?(\/[^"\s>#]*#[^"\s>]+)/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((place) => !place.startsWith(`${path}#`));
}

async function wrongOf(page: Page, path: string): Promise<string[]> {
  return (await followAll(page)).flatMap(({ hash, wrong }) =>
    wrong === undefined ? [] : [`${path}${hash}: ${wrong}`],
  );
}

describe.each(widths)('every link at $width px', (viewport) => {
  it('to a place on its own page ends there, on a first visit', { timeout: 7_200_000 }, async () => {
    const wrong: string[] = [];
    let followed = 0;
    const view = await browser.open('about:blank', { viewport });
    for (const { path } of pages) {
      await view.goto(`${browser.base}${path}`);
      const landings = await followAll(view);
      followed += landings.length;
      wrong.push(
        ...landings.flatMap((landing) =>
          landing.wrong === undefined ? [] : [`${path}${landing.hash}: ${landing.wrong}`],
        ),
      );
    }
    console.log(`${followed} places on ${pages.length} pages at ${viewport.width} px, ${wrong.length} wrong.`);
    expect(followed).toBeGreaterThan(5000);
    expect(wrong).toEqual([]);
  });

  it('to a place on another page ends there', { timeout: 7_200_000 }, async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    const view = await browser.open('about:blank', { viewport });
    for (const page of pages) {
      const places = placesElsewhere(page).filter((place) => !seen.has(place));
      if (places.length === 0) continue;
      await view.goto(`${browser.base}${page.path}`);
      await hydrated(view);
      await installLanding(view);
      for (const place of places) {
        seen.add(place);
        const found = await view.evaluate(
          async ([from = '', to = '']) => {
            const { landing } = window as unknown as { landing: { wrongNow(hash: string): string | undefined } };
            const shown = (): string => document.querySelector('[data-page]')?.getAttribute('data-page') ?? '';
            const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
            const until = async (path: string): Promise<boolean> => {
              const end = performance.now() + 20_000;
              while (shown() !== path && performance.now() < end) await frame();
              for (let more = 0; more < 3; more++) await frame();
              return shown() === path;
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
          },
          [page.path, place],
        );
        if (found !== undefined) wrong.push(`${page.path} → ${place}: ${found}`);
      }
    }
    console.log(`${seen.size} places on other pages at ${viewport.width} px, ${wrong.length} wrong.`);
    expect(seen.size).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });
});

describe('later visits', () => {
  it('end at the same places: pages that are kept, and pages that are reloaded', { timeout: 600_000 }, async () => {
    for (const path of [
      '/mainnet/api/network-parameters',
      '/testnet/api/graphql/queries',
      '/mainnet/concepts/glossary',
    ]) {
      const page = await browser.open(path);
      expect(await wrongOf(page, path)).toEqual([]);
      await page.reload();
      expect(await wrongOf(page, path)).toEqual([]);
    }
  });
});
