import type { Page } from 'playwright-core';

/** Where a link has led: what is wrong with it, or nothing. */
export interface Landing {
  readonly hash: string;
  readonly wrong: string | undefined;
}

/** For how many frames a page is watched before it counts as standing still: half a second. */
export const watchedFrames = 30;

/** Defines `landing` and `settled` in the page, for functions that run there. */
export async function installLanding(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          const { visibilityState, readyState } = document;
          reject(new Error(`No frame in 60 s; the page is ${visibilityState} and ${readyState} at ${location.href}.`));
        }, 60_000);
        requestAnimationFrame(() => {
          clearTimeout(late);
          resolve(undefined);
        });
      });
    const fragment = (hash: string): string => decodeURIComponent(hash.slice(1));
    /** Distance below which a target may stand under the navbar: what links keep free there, and a line of rounding. */
    const most = 24;
    const wrongNow = (hash: string): string | undefined => {
      const target = document.getElementById(fragment(hash));
      if (target === null) return 'names nothing';
      const { top, height } = target.getBoundingClientRect();
      if (height === 0) return 'leads to something hidden';
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      if (top < bar - 1) return `${Math.round(bar - top)} px under the navbar or above it`;
      const { scrollHeight } = document.documentElement;
      const isEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
      const isStart = window.scrollY <= 2;
      if (top > bar + most && !(isEnd && top < window.innerHeight) && !isStart)
        return `${Math.round(top - bar)} px too low`;
      return top >= window.innerHeight ? `${Math.round(top)} px below the window` : undefined;
    };
    const currentEntry = (): string | undefined =>
      [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop .table-of-contents__link--active')].find(
        (link) => link.getClientRects().length > 0,
      )?.hash;
    Object.assign(window, {
      landing: {
        wrongNow,
        currentEntry,
        /** Follows a link as a click does, and looks where it led. */
        async follow(link: HTMLAnchorElement, frames: number): Promise<string | undefined> {
          const { hash } = link;
          link.click();
          for (let seen = 0; seen < frames; seen++) await frame();
          const first = wrongNow(hash);
          const isListed = [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a')].some(
            (entry) => entry.hash === hash && entry.getClientRects().length > 0,
          );
          const entry = currentEntry();
          return (
            first ?? (isListed && entry !== hash ? `the table of contents marks ${entry ?? 'nothing'}` : undefined)
          );
        },
      },
    });
  });
}

/** Leaves a page its measures and paints nothing of it: where links lead is a matter of geometry, and painting takes most of the time. */
export async function paintNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body, body * { visibility: hidden !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Follows a link of the page to every place on it that one leads to, and says what is wrong with each.
 * @param most how many of the places, evenly taken
 */
export async function followAll(page: Page, most = Number.MAX_SAFE_INTEGER): Promise<Landing[]> {
  await installLanding(page);
  return page.evaluate(async (limit) => {
    const { landing } = window as unknown as {
      landing: {
        follow(link: HTMLAnchorElement, frames: number): Promise<string | undefined>;
        wrongNow(hash: string): string | undefined;
      };
    };
    const links = new Map<string, HTMLAnchorElement>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-page] a[href*="#"]')) {
      const isHere = link.host === location.host && link.pathname === location.pathname;
      if (isHere && link.hash.length > 1 && !links.has(link.hash)) links.set(link.hash, link);
    }
    const all = [...links];
    const step = Math.max(1, Math.ceil(all.length / limit));
    const result = [];
    for (const [hash, link] of all.filter((_link, index) => index % step === 0))
      result.push({ hash, wrong: await landing.follow(link, 2) });
    return result;
  }, most);
}
