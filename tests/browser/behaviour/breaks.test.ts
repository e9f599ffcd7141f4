import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });

/** Words of identifiers that stand on two lines. Hashes and keys are longer than any line and have no places to break. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('article :is(code, a):not(pre *)').evaluateAll((elements) => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: word, index } of text.data.matchAll(/\w{2,}/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1 && word.length < 40) broken.push(`${word} in ${element.textContent}`);
        }
    }
    return broken;
  });

/** Flags of commands, and on how many lines each stands. */
const linesOfFlags = (page: Page): Promise<{ flag: string; lines: number }[]> =>
  page
    .locator('figure.shell pre .flag')
    .evaluateAll((flags) =>
      flags.map((flag) => ({ flag: flag.textContent ?? '', lines: flag.getClientRects().length })),
    );

/** Lines of commands whose spaces at the start stand on a line of their own, and how many lines begin with spaces at all. */
const emptyLines = (page: Page): Promise<{ empty: string[]; indented: number }> =>
  page.locator('figure.shell pre code').evaluateAll((blocks) => {
    const range = document.createRange();
    const empty: string[] = [];
    let indented = 0;
    for (const block of blocks) {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const place = (at: number): DOMRect => {
        let rest = at;
        for (const text of texts) {
          if (rest < text.length) {
            range.setStart(text, rest);
            range.setEnd(text, rest + 1);
            return range.getBoundingClientRect();
          }
          rest -= text.length;
        }
        throw new Error(`no character ${at}`);
      };
      for (const { 0: spaces, index } of (block.textContent ?? '').matchAll(/(?<=\n) +(?=\S)/g)) {
        indented += 1;
        if (Math.abs(place(index).top - place(index + spaces.length).top) > 4)
          empty.push((block.textContent ?? '').slice(index, index + 60));
      }
    }
    return { empty, indented };
  });

describe.each([
  { path: '/mainnet/api/grpc/vega/commands/v1/transaction.proto', commands: 0 },
  { path: '/mainnet/api/bridge/contracts/ERC20_Bridge_Logic', commands: 5 },
  { path: '/mainnet/node-operators/how-to/rotate-ethereum-keys', commands: 5 },
  { path: '/mainnet/quickstarts/run-a-node', commands: 0, flags: 8 },
])('$path', ({ path, commands, flags = 0 }) => {
  it('breaks identifiers at their places only, and shows no empty line in a command', async () => {
    const page = await browser.open(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
      const rows = await linesOfFlags(page);
      expect(rows.length).toBeGreaterThanOrEqual(flags);
      expect(
        rows.filter(({ lines }) => lines > 1),
        `${width} px`,
      ).toEqual([]);
      const { empty, indented } = await emptyLines(page);
      expect(indented).toBeGreaterThanOrEqual(commands);
      expect(empty, `${width} px`).toEqual([]);
    }
    await page.context().close();
  });
});
