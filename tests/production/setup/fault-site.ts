import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { useBrowser } from '../../browser/setup/browser.ts';
import { startNginx, type RunningNginx } from './nginx.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { watch, type Watch } from './watch.ts';

export interface FaultSite {
  readonly site: () => SiteCopy;
  readonly nginx: () => RunningNginx;
  /** Opens a page of the copy and notes what happens on it. */
  open(
    path: string,
    options?: BrowserContextOptions,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<{ page: Page; seen: Watch }>;
  /** Starts the server again at the same address. */
  restart(): Promise<void>;
}

/* eslint-disable react-hooks/immutability -- no component: what Vitest's hooks start is kept here. */
/** A copy of the site on an nginx of its own, for the tests of one file. Each test finds it whole. */
export function useFaultSite(): FaultSite {
  const browser = useBrowser({ ahead: true });
  let site: SiteCopy | undefined;
  let nginx: RunningNginx | undefined;
  const opened: Page[] = [];
  beforeAll(async () => {
    site = copySite();
    nginx = await startNginx(site.root);
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close();
    site?.mend();
  });
  afterAll(async () => {
    await nginx?.stop();
    site?.remove();
  });
  const running = (): RunningNginx => {
    if (nginx === undefined) throw new Error('nginx is not started yet.');
    return nginx;
  };
  const copied = (): SiteCopy => {
    if (site === undefined) throw new Error('The site is not copied yet.');
    return site;
  };
  return {
    site: copied,
    nginx: running,
    async open(path, options = {}, prepare = () => Promise.resolve()) {
      let seen: Watch | undefined;
      const page = await browser.open(`${running().base}${path}`, options, async (_context, fresh) => {
        opened.push(fresh);
        seen = await watch(fresh, running().base);
        await prepare(fresh);
      });
      if (seen === undefined) throw new Error('The page was not watched.');
      return { page, seen };
    },
    async restart() {
      const { base } = running();
      await running().stop();
      nginx = await startNginx(copied().root, Number(new URL(base).port));
    },
  };
}
