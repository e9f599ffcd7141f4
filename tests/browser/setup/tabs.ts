import type { BrowserContextOptions, Page } from 'playwright-core';

/** What tests listen to; a tab that is handed on has nobody listening. */
const events = {
  context: ['console', 'dialog', 'request', 'requestfailed', 'requestfinished', 'response'],
  page: [
    'console',
    'dialog',
    'download',
    'framenavigated',
    'pageerror',
    'popup',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'websocket',
  ],
} as const;

/** What cannot be taken back: a tab with which it was done is closed. */
const lasting = {
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'setExtraHTTPHeaders', 'setOffline'],
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/** Calls `told` before each of the named methods of `object`. */
function watch<Watched extends object>(object: Watched, names: readonly (keyof Watched)[], told: () => void): void {
  for (const name of names) {
    const method = object[name] as (...values: unknown[]) => unknown;
    object[name] = ((...values: unknown[]) => {
      told();
      return method.apply(object, values);
    }) as Watched[typeof name];
  }
}

/** A text file of the site, on which no script of the site runs. */
const quietPage = '/robots.txt';

/** Takes from a page all that a test has left there. @returns false where something is left that cannot be taken */
async function clean(page: Page, viewport: BrowserContextOptions['viewport']): Promise<boolean> {
  const context = page.context();
  for (const event of events.context) context.removeAllListeners(event);
  for (const event of events.page) page.removeAllListeners(event);
  await Promise.all([context, page].map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await page.goto(quietPage);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const workers = await navigator.serviceWorker.getRegistrations();
    const databases = await indexedDB.databases();
    return workers.length === 0 && databases.length === 0 && (await caches.keys()).length === 0;
  });
}

/**
 * Tabs that are handed on from one test to the next with the same options. A new one has to translate and compile the
 * site's code again, which is half of what a short test costs. A test gets a tab that remembers nothing but files:
 * storage, cookies, permissions, routes, listeners and size are as in a new one. What a test does that cannot be taken
 * back closes its tab.
 */
export class Tabs {
  readonly #free = new Map<string, Page[]>();

  /**
   * A page of a context with these options: one that a test before left, or a new one. Closing its context hands it on.
   *
   * @param make makes a new page in a context of its own
   */
  async take(options: BrowserContextOptions, make: () => Promise<Page>): Promise<Page> {
    const key = JSON.stringify(options);
    const handed = this.#free.get(key)?.shift();
    if (handed) return handed;
    const page = await make();
    const context = page.context();
    let isSpoiled = false;
    const spoil = (): void => {
      isSpoiled = true;
    };
    watch(context, lasting.context, spoil);
    watch(page, lasting.page, spoil);
    watch(context.clock, lasting.clock, spoil);
    const end = context.close.bind(context);
    context.close = async () => {
      const free = this.#free.get(key) ?? [];
      if (free.includes(page)) return;
      if (isSpoiled || page.isClosed() || !(await clean(page, options.viewport).catch(() => false))) return end();
      this.#free.set(key, [...free, page]);
    };
    return page;
  }
}
