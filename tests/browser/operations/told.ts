import type { BrowserContext, Page } from 'playwright-core';
import type { Tell } from '../../../sandbox/in-page/protocol.ts';

interface Listening {
  readonly told: Tell[];
}

/** Keeps, in each page of a context, what its network tells it: the page itself shows the beginning of what is long. */
export const listenToNetwork = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => told.push(data));
      }
    };
  });

/** The last thing of a type that the network told a page, or undefined. */
export const lastTold = async <Type extends Tell['type']>(
  page: Page,
  type: Type,
): Promise<Extract<Tell, { type: Type }> | undefined> =>
  page.evaluate(
    (wanted) => (window as unknown as Listening).told.findLast((each) => each.type === wanted),
    type,
  ) as Promise<Extract<Tell, { type: Type }> | undefined>;

/** The text of the last answer to a GraphQL request: the editor asks for other things as well. */
export const lastAnswer = async (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    (window as unknown as Listening).told
      .flatMap((each) => (each.type === 'graphql' && each.reply.kind === 'send' ? [each.reply.answer.text] : []))
      .at(-1),
  );

/** Waits until the network told something of a type. */
export const waitForTold = (page: Page, type: Tell['type'], timeout = 60_000): Promise<unknown> =>
  page.waitForFunction((wanted) => (window as unknown as Listening).told.some((each) => each.type === wanted), type, {
    timeout,
  });

/** Waits until the wallet of a page told one of these kinds, and says which. */
export const waitForWallet = async (page: Page, ...kinds: readonly string[]): Promise<string> => {
  const found = await page.waitForFunction(
    (wanted) =>
      (window as unknown as Listening).told
        .flatMap((each) => (each.type === 'wallet' ? [each.reply.kind] : []))
        .findLast((kind) => wanted.includes(kind)),
    kinds,
  );
  return (await found.jsonValue()) ?? '';
};

/** Forgets what was told so far. */
export const forgetTold = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as Listening).told.splice(0));
