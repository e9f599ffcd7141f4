import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { trees } from '../../../product.ts';
import { loadDescriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { loadExamples } from '../../../reference/graphql/load-examples.ts';
import { loadGraphql } from '../../../reference/graphql/load-graphql.ts';
import { misfits } from '../../graphql-misfits.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { forgetTold, lastAnswer, lastTold, listenToNetwork, waitForTold } from './told.ts';

/** Every query and subscription through the editor: its button, "Send", and the answer against the schema. */
const browser = useBrowser({ concurrent: true });
const panel = '#try-graphql';
const status = `${panel} .try-status`;

/** They tell of the reader's own transactions and votes, so that nothing comes until something is sent. */
const silent = new Set(['Subscription.busEvents', 'Subscription.votes']);

describe.each(Object.entries(trees))(
  'every GraphQL operation of %s, tried in the editor,',
  async (tree, { release }) => {
    const { schema } = await loadGraphql(await loadDescriptors(release));
    const examples = [...(await loadExamples(release))];

    it('is one of 85', () => expect(examples).toHaveLength(85));

    describe.each([
      ['Query', 'queries'],
      ['Subscription', 'subscriptions'],
    ])('%s', (kind, slug) => {
      let page: Page;
      beforeAll(async () => {
        page = await browser.open(`/${tree}/api/graphql/${slug}`, {}, (context) => listenToNetwork(context));
        await hydrated(page);
      });
      afterAll(() => page.context().close());

      it.each(examples.filter(([name]) => name.startsWith(`${kind}.`)))('%s', async (name, { text }) => {
        // What a failed test left open would hide the button.
        if (await page.isVisible(panel)) await page.click(`${panel} [data-do=close]`);
        await page.click(`button[data-try-graphql="${name}"]`);
        await page.waitForSelector(`${status}:has-text("ready")`);
        await forgetTold(page);
        await page.click(`${panel} .try-send`);
        if (silent.has(name)) return void (await page.waitForSelector(`${status}:has-text("silent")`));
        if (kind === 'Query') await page.waitForSelector(`${status}:has-text("200 OK")`);
        else await waitForTold(page, 'message');
        const told = kind === 'Query' ? await lastAnswer(page) : (await lastTold(page, 'message'))?.text;
        const answer = JSON.parse(told ?? 'null') as { readonly data?: unknown; readonly errors?: unknown } | null;
        expect(answer?.errors).toBeUndefined();
        expect(misfits(schema, text, answer?.data)).toEqual([]);
        // The message is told before the page has drawn it.
        await expect.poll(async () => (await page.innerText(`${panel} .try-answer > figure code`)).trim()).not.toBe('');
      });
    });
  },
);
