import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { loadDescriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { buildModel } from '../../../reference/model/model.ts';
import { answerChecks } from '../../answer-checks.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { lastTold, listenToNetwork, waitForTold } from './told.ts';

/** Every REST operation through its page: "Try it", "Send", and the answer against the schema that readers download. */
const browser = useBrowser({ concurrent: true });
const status = '#try-it .try-status';

/** Streams whose example hears one party or one proposal: nothing comes until the reader sends something for it. */
const silent = new Set([
  'CoreService_ObserveEventBus',
  'TradingDataService_ObserveEventBus',
  'TradingDataService_ObserveGovernance',
  'TradingDataService_ObserveTrades',
  'TradingDataService_ObserveVotes',
]);

/** The pages of a tree that have something to try, by the id of their operation. */
function pagesOf(tree: string): ReadonlyMap<string, string> {
  const root = `build/${tree}/api/rest`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    files.flatMap((file) => {
      const id = /<button[^>]*\sdata-try="?(\w+)/.exec(readFileSync(`${root}/${file}`, 'utf8'))?.[1];
      return id === undefined ? [] : [[id, `/${tree}/api/rest/${file.replace(/\.html$/, '')}`] as const];
    }),
  );
}

describe.each(Object.entries(trees))('every REST operation of %s, tried on its page,', async (tree, { release }) => {
  const model = buildModel(process.cwd(), await loadDescriptors(release));
  const checkOf = answerChecks(model);
  const pages = pagesOf(tree);

  it('has one', () => {
    expect(model.operations).toHaveLength(129);
    expect([...pages.keys()].sort()).toEqual(model.operations.map(({ id }) => id).sort());
  });

  it.concurrent.each(model.operations.map((operation) => [operation.id, operation] as const))(
    '%s answers its example with what its schema says',
    async (id, operation) => {
      const page = await browser.open(pages.get(id) ?? '/none', {}, (context) => listenToNetwork(context));
      await hydrated(page);
      await page.click('button[data-try]');
      await page.waitForSelector(`${status}:has-text("ready")`);
      await page.click('#try-it .try-send');
      await page.waitForSelector(`${status}:has-text("200 OK")`);
      const answer = (await lastTold(page, 'answer'))?.answer;
      if (answer === undefined) throw new Error('The network answered nothing.');
      expect(answer.streams).toBe(operation.delivery.endsWith('stream'));
      if (silent.has(id)) {
        await page.waitForSelector(`${status}:has-text("silent")`);
        return page.context().close();
      }
      // A block passes each second while a stream is open; what it tells comes with what somebody does in it.
      if (answer.streams) await waitForTold(page, 'message');
      const shown = await page.innerText('#try-it .try-answer > figure code');
      expect(shown.trim()).not.toBe('');
      if (operation.delivery === 'file') {
        expect(answer.size).toBeGreaterThan(20);
      } else {
        const text = (answer.streams ? await lastTold(page, 'message') : answer)?.text ?? '';
        const check = checkOf(operation);
        check(JSON.parse(text));
        expect(check.errors ?? []).toEqual([]);
      }
      await page.context().close();
    },
  );
});
