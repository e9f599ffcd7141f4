import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { facesKey } from '../../../framework/fonts/ask-for-faces.ts';
import { chromiumPath, headlessPath } from '../../../tools/test/chromium-path.ts';
import { Tabs } from './tabs.ts';
import { within } from './within.ts';

export interface BrowserHandle {
  /** Opens a page of the site in a context of its own: nothing remembered from other tests. */
  open(
    path: string,
    options?: BrowserContextOptions,
    prepare?: (context: BrowserContext, page: Page) => Promise<unknown>,
  ): Promise<Page>;
  readonly base: string;
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const withoutPause = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}

/** Where the page is by its own account: what Playwright takes for its address comes a moment later. */
export async function addressOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => window.location.href));
}

/** What was copied last. Copying ends after the click: ask until it is what it should be. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Waits until a page has nothing left to do: what it had begun has had its turns, among the page's tasks and on the network.
 * It waits for events, not for a time, and goes through loads of new documents. For what must not happen; what has to
 * happen is waited for itself.
 */
export async function settled(page: Page): Promise<void> {
  for (let turn = 0; turn < 3;) {
    try {
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
        await new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5000 })),
        );
      });
      turn += 1;
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
      turn = 0;
    }
  }
}

/**
 * The browser has the site's typefaces, as on any visit but the first: how a page looks does not then depend on how soon the first answer
 * comes on a busy machine (framework/fonts/ask-for-faces.ts).
 */
async function haveFaces(context: BrowserContext): Promise<void> {
  const faces = /data-faces="([^"]+)"/.exec(readFileSync('build/index.html', 'utf8'))?.[1];
  if (faces === undefined) throw new Error('build/index.html names no typefaces: framework/fonts writes them there.');
  await context.addInitScript(
    ([key, value]) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Documents without an address have no storage.
      }
    },
    [facesKey, faces] as const,
  );
}

/** The reader saves data: the site asks for none of the pages that the links in view lead to. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** Closes a context whose test has ended: what its routes still hold back is of no interest any more. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/**
 * A browser for the tests of one file. What a test opened is closed after it: a page that is left costs a twentieth of a core
 * for as long as it is there. What was opened before the first test stays for all of them. With `concurrent` a test
 * closes its own pages, since nobody knows whose a page is. With `whole` it is the browser with all that a window
 * needs, as readers have it, for the clipboard and for how pages look: a page costs more than twice the processor's time.
 * With `hurried` frames follow each other as fast as they are drawn, for what is counted in frames. With `unknown` the
 * site has never been visited: not even its typefaces are there. With `handOn` tests get tabs of tests before them
 * (tabs.ts): not for what depends on files that the browser does not have yet. With `ahead` pages ask for those that
 * their links lead to, as for most readers: for what goes from page to page. That is thirty requests more, a fifth of what a
 * page costs.
 */
export function useBrowser({
  concurrent = false,
  whole = false,
  hurried = false,
  unknown = false,
  handOn = false,
  ahead = false,
} = {}): BrowserHandle {
  const base = inject('base');
  let browser: Browser | undefined;
  let isTesting = false;
  const opened = new Set<BrowserContext>();
  const tabs = handOn ? new Tabs() : undefined;
  beforeEach(() => {
    isTesting = true;
  });
  afterEach(async () => {
    isTesting = false;
    const left = [...opened];
    opened.clear();
    await Promise.all(left.map(close));
  });
  beforeAll(async () => {
    const executablePath = whole ? chromiumPath() : headlessPath();
    if (executablePath === undefined) throw new Error('No Chromium: `npm test` says how to install it.');
    browser = await chromium.launch({ executablePath, args: hurried ? [...quiet, ...withoutPause] : quiet });
  });
  afterAll(() => browser?.close());
  return {
    base,
    async open(path, options = {}, prepare = () => Promise.resolve()) {
      const started = browser;
      if (started === undefined) throw new Error('The browser is not started yet.');
      const wanted = { baseURL: base, viewport: { width: 1280, height: 900 }, ...options };
      const make = async (): Promise<Page> => {
        const context = await within(60, 'a new context of the browser', started.newContext(wanted));
        context.once('close', () => opened.delete(context));
        if (options.javaScriptEnabled !== false) {
          if (!unknown) await haveFaces(context);
          if (!ahead) await saveData(context);
        }
        return within(60, 'a new page of the browser', context.newPage());
      };
      const page = tabs ? await tabs.take(wanted, make) : await make();
      const context = page.context();
      if (isTesting && !concurrent) opened.add(context);
      await prepare(context, page);
      await page.goto(path);
      return page;
    },
  };
}
