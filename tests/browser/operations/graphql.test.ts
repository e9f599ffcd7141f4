import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { trees } from '../../../product.ts';
import { loadDescriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { loadExamples } from '../../../reference/graphql/load-examples.ts';
import { loadGraphql } from '../../../reference/graphql/load-graphql.ts';
import { misfits } from '../../graphql-misfits.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { forgetTold, lastTold, listenToNetwork, waitForTold } from './told.ts';

/** Every query and subscription through the editor: its button, "Send", and the answer against the schema. */
const browser = useBrowser({ concurrent: true });
const panel = '#try-graphql';
const status = `${panel} .try-status`;

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
        await page.click(`button[data-try-graphql="${name}"]`);
        await page.waitForSelector(`${status}:has-text("ready")`);
        await forgetTold(page);
        await page.click(`${panel} .try-send`);
        if (kind === 'Query') await page.waitForSelector(`${status}:has-text("200 OK")`);
        else await waitForTold(page, 'message');
        const reply = (await lastTold(page, 'graphql'))?.reply;
        const message = (await lastTold(page, 'message'))?.text;
        const told = kind === 'Query' ? (reply?.kind === 'send' ? reply.answer.text : undefined) : message;
        const answer = JSON.parse(told ?? 'null') as { readonly data?: unknown; readonly errors?: unknown } | null;
        expect(answer?.errors).toBeUndefined();
        expect(misfits(schema, text, answer?.data)).toEqual([]);
        expect((await page.innerText(`${panel} .try-answer > figure code`)).trim()).not.toBe('');
        if (kind === 'Subscription') await page.click(`${panel} [data-do=stop]`);
        await page.click(`${panel} [data-do=close]`);
        await page.waitForSelector(panel, { state: 'hidden' });
      });
    });
  },
);
