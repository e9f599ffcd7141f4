import type { Browser, Page } from 'playwright-core';
import { evaluate } from './evaluate.ts';
import type { ReaderQuery } from './queries.ts';
import type { Served } from './serve.ts';
import { querySets, type EngineName, type Measured, type QuerySet, type Relevance } from './types.ts';

/** The first thing that a reader asks differs: one cold start with each. */
const firstQueries = [
  'margin',
  'ledger entries',
  'withdrawal delay',
  'liquidity fee',
  'order types',
  'staking',
  'makerFee',
];
/** Every so many of the queries is typed letter by letter. */
const typedEvery = 5;
/** Long enough to tell what the first hits needed from what came after them. */
const slowMs = 400;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const at95 = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? 0;

function bytes(sent: ReadonlyMap<string, number>, isCode: boolean): number {
  return [...sent]
    .filter(([file]) => /\.(?:js|css)$|wasm/.test(file) === isCode && !file.startsWith('/bench/page'))
    .reduce((sum, [, size]) => sum + size, 0);
}

async function open(browser: Browser, base: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(base);
  await page.waitForFunction(() => 'bench' in window);
  return page;
}

/** From nothing cached to the first hits. What is still on its way then is not counted. */
async function coldStart(
  browser: Browser,
  { base, taken }: Served,
  name: EngineName,
  firstQuery: string,
): Promise<{ ms: number; index: number; code: number }> {
  const page = await open(browser, base);
  taken();
  const { ms, found } = await page.evaluate(
    async ([engine, query]) => {
      const started = performance.now();
      await window.bench[engine].start();
      const places = await window.bench[engine].search(query);
      return { ms: performance.now() - started, found: places.length };
    },
    [name, firstQuery] as const,
  );
  const sent = taken();
  if (found === 0) throw new Error(`${name} found nothing for “${firstQuery}”: the comparison would say nothing.`);
  await page.context().close();
  return { ms, index: bytes(sent, false), code: bytes(sent, true) };
}

/** What all engines are asked, and how their answers are read. */
export interface Asked {
  readonly sets: Readonly<Record<QuerySet, readonly ReaderQuery[]>>;
  /** Which of the expected places there are. */
  readonly exists: (place: string) => boolean;
  /** The place, inside the tree, of an address that an engine found. */
  readonly routeOf: (url: string) => string;
}

/** Types every so many of the queries letter by letter. Gives the milliseconds from each key to what is shown of its results. */
function typeQueries(page: Page, name: EngineName, queries: readonly ReaderQuery[]): Promise<number[]> {
  const typed = queries.filter((_, position) => position % typedEvery === 0).map(({ query }) => query);
  return page.evaluate(
    async ([engine, texts]) => {
      const times: number[] = [];
      for (const text of texts) {
        for (let end = 1; end <= text.length; end += 1) {
          const started = performance.now();
          await window.bench[engine].search(text.slice(0, end));
          times.push(performance.now() - started);
        }
      }
      return times;
    },
    [name, typed] as const,
  );
}

const pageOf = (place: string): string => place.split('#')[0] ?? place;

/** Mean reciprocal ranks of an engine, judged twice over the same answers: by page, and by page and anchor. */
async function relevance(
  page: Page,
  name: EngineName,
  queries: readonly ReaderQuery[],
  { exists, routeOf }: Asked,
): Promise<Relevance> {
  const wanted = queries
    .map(({ query, expect }) => ({ query, expect: expect.filter(exists) }))
    .filter(({ expect }) => expect.length > 0);
  const found = new Map<string, readonly string[]>();
  for (const { query } of wanted) {
    const urls = await page.evaluate(([engine, text]) => window.bench[engine].search(text), [name, query] as const);
    found.set(query, urls.map(routeOf));
  }
  const judge = async (read: (place: string) => string): Promise<number> =>
    (
      await evaluate(
        wanted.map(({ query, expect }) => ({ query, expect: [...new Set(expect.map(read))] })),
        (query) => [...new Set((found.get(query) ?? []).map(read))],
        () => true,
      )
    ).mrr;
  return { page: await judge(pageOf), place: await judge((place) => place) };
}

/** Measures one engine in a browser. */
export async function measure(browser: Browser, served: Served, name: EngineName, asked: Asked): Promise<Measured> {
  const cold = [];
  for (const query of firstQueries) cold.push(await coldStart(browser, served, name, query));
  // Weighed on a slow line: there the first hits come before what is fetched after them.
  const weighed = [];
  served.slow(slowMs);
  for (const query of firstQueries) weighed.push(await coldStart(browser, served, name, query));
  served.slow(0);
  const page = await open(browser, served.base);
  served.taken();
  await page.evaluate(async (engine) => {
    await window.bench[engine].start();
    await window.bench[engine].search('a');
  }, name);
  // What loads in the background is there before anything is typed.
  await page.waitForTimeout(1500);
  const keys = await typeQueries(page, name, asked.sets.queries);
  const judged: [QuerySet, Relevance][] = [];
  for (const set of querySets) judged.push([set, await relevance(page, name, asked.sets[set], asked)]);
  const allBytes = bytes(served.taken(), false);
  await page.context().close();
  return {
    indexBytes: median(weighed.map(({ index }) => index)),
    codeBytes: median(weighed.map(({ code }) => code)),
    firstHitMs: median(cold.map(({ ms }) => ms)),
    keyMedianMs: median(keys),
    key95Ms: at95(keys),
    allBytes,
    relevance: Object.fromEntries(judged) as Measured['relevance'],
  };
}
