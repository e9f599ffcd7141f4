import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk } from '../../../tools/bench/lab.ts';
import { launch } from '../../../tools/bench/launch.ts';
import { bytesOf, visit, type Visit } from '../../../tools/bench/visit.ts';
import { headlessPath } from '../../../tools/test/chromium-path.ts';
import { builtPages, type Page } from '../data/built-pages.ts';
import { templates } from '../setup/templates.ts';
import { codeOf, scriptsOf } from './code-of.ts';
import { limits } from './limits.ts';
import { over, type Measured } from './over.ts';

const base = inject('base');
const pages = builtPages();
const weighed = new Map<string, number>();

/** Bytes of a file of the build after gzip -9: of what the build compressed, where that is this file. */
function zipped(file: string): number {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const built = existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : undefined;
  const isSame = built !== undefined && gunzipSync(built).equals(content);
  const { length } = isSame ? built : gzipSync(content, { level: 9 });
  weighed.set(file, length);
  return length;
}
const zippedPage = ({ path, file }: Page): Measured => ({ name: path, value: zipped(`build/${file}`) });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const heaviest = (measured: readonly Measured[]): Measured => measured.reduce((a, b) => (b.value > a.value ? b : a));
const handWritten = /^\/(?:mainnet|testnet)\/(?:concepts|quickstarts|tutorials|tools|node-operators)(?:\/|$)/;
/** Calculators and the request builder, of each tree. */
const isTool = /^\/(?:mainnet|testnet)\/(?:calculators|api\/vega-wallet\/reference\/core\/json-rpc-api-playground)$/;
const generated = /\/reference\//;

let browser: Browser;
const visited = new Map<string, Promise<Visit>>();

/** What pages load, each visited once; some at the same time, since a visit mostly waits until its page has been quiet for long enough. */
async function visitAll(paths: readonly string[]): Promise<Visit[]> {
  const waiting = paths.filter((path) => !visited.has(path));
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const going = visit(browser, `${base}${path}`, desk);
      visited.set(path, going);
      await going;
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return Promise.all(paths.flatMap((path) => visited.get(path) ?? []));
}

const alike = new Map<string, Page[]>();
const visits: { readonly pages: readonly string[]; readonly visit: Visit }[] = [];

beforeAll(async () => {
  browser = await launch(headlessPath());
  for (const page of pages) alike.set(codeOf(page), [...(alike.get(codeOf(page)) ?? []), page]);
  const groups = [...alike.values()].map((group) => group.map(({ path }) => path));
  const first = await visitAll(groups.map(([path = '']) => path));
  visits.push(
    ...groups.flatMap((group, index) => first.slice(index, index + 1).map((one) => ({ pages: group, visit: one }))),
  );
}, 600_000);
afterAll(() => browser.close());

describe('scripts', () => {
  const firstLoad = (): Measured[] =>
    visits.flatMap((group) => group.pages.map((name) => ({ name, value: bytesOf(group.visit, 'js') })));

  it('of the first load are within the budget on every page', () => {
    const measured = firstLoad();
    const { name, value } = heaviest(measured);
    console.log(
      `First-load scripts of ${measured.length} pages (${visits.length} ways to load code): at most ${value} bytes gzip (${name}).`,
    );
    expect(measured).toHaveLength(pages.length);
    expect(Math.min(...measured.map((page) => page.value))).toBeGreaterThan(10_000);
    const tools = measured.filter((page) => isTool.test(page.name));
    expect(tools).toHaveLength(4);
    expect(over(tools, limits.toolScript)).toEqual([]);
    expect(
      over(
        measured.filter((page) => !tools.includes(page)),
        limits.firstLoadScript,
      ),
    ).toEqual([]);
  });

  it('that a page loads beyond those of its HTML are within the budget', () => {
    const measured = visits.map(({ pages: [name = ''], visit: { files } }) => {
      const named = scriptsOf(pages.find(({ path }) => path === name)?.html ?? '');
      const own = files.filter(({ type, url }) => type === 'js' && !named.includes(new URL(url).pathname));
      return { name, value: bytesOf({ files: own }) };
    });
    const most = heaviest(measured);
    console.log(`Scripts of a page of its own: at most ${most.value} bytes gzip (${most.name}).`);
    expect(over(measured, limits.pageScript)).toEqual([]);
  });

  it('load alike on pages that a group’s first page speaks for', async () => {
    const group = visits.find((each) => each.pages.length > 50);
    const last = group?.pages.at(-1) ?? '';
    const other = await visit(browser, `${base}${last}`, desk);
    expect(group?.pages.length).toBeGreaterThan(50);
    expect(bytesOf(other, 'js')).toBe(bytesOf(group?.visit ?? other, 'js'));
  });

  it('of the templates are within the budget, whatever they hold', async () => {
    const paths = templates.map(({ path }) => path);
    const measured = (await visitAll(paths)).map((one, index) => ({
      name: paths[index] ?? '',
      value: bytesOf(one, 'js'),
    }));
    console.log(measured.map(({ name, value }) => `  ${String(value).padStart(7)}  ${name}`).join('\n'));
    expect(
      over(
        measured.filter(({ name }) => !isTool.test(name)),
        limits.firstLoadScript,
      ),
    ).toEqual([]);
  });
});

describe('documents and styles', () => {
  it('every page’s HTML is within the budget', () => {
    const measured = pages.map(zippedPage);
    const most = heaviest(measured);
    console.log(
      `HTML of ${pages.length} pages: ${sum(measured.map(({ value }) => value))} bytes gzip together, at most ${most.value} (${most.name}).`,
    );
    const isDataNode = ({ name }: Measured): boolean => name.includes('/api/grpc/data-node/');
    expect(measured.filter(isDataNode)).toHaveLength(2);
    expect(over(measured.filter(isDataNode), limits.dataNodeHtml)).toEqual([]);
    const others = measured.filter((page) => !isDataNode(page));
    expect(over(others, limits.html)).toEqual([]);
  });

  it('the HTML of guides is within theirs', () => {
    const guides = pages.filter(({ path }) => handWritten.test(path) && !generated.test(path));
    const plain = guides.map(zippedPage);
    const lessons = pages.filter(({ path }) => /^\/(?:mainnet|testnet)\/lessons$/.test(path)).map(zippedPage);
    expect(lessons).toHaveLength(2);
    for (const measured of [plain, lessons])
      console.log(
        `HTML of ${measured.length} guides: at most ${heaviest(measured).value} bytes gzip (${heaviest(measured).name}).`,
      );
    expect(plain.length).toBeGreaterThan(50);
    expect(over(plain, limits.guideHtml)).toEqual([]);
    expect(over(lessons, limits.lessonHtml)).toEqual([]);
  });

  it('a lesson adds little to a page that explains something', () => {
    const card = /<section class="?lesson[\s">].*?<\/section>/gs;
    const having = pages.filter(({ path, html }) => !/\/lessons$/.test(path) && html.search(card) >= 0);
    expect(having.length).toBeGreaterThanOrEqual(14);
    const added = having.map(({ path, file, html }) => ({
      name: path,
      value: zipped(`build/${file}`) - gzipSync(html.replace(card, ''), { level: 9 }).length,
    }));
    console.log(`Lessons add at most ${heaviest(added).value} bytes gzip (${heaviest(added).name}).`);
    expect(over(added, limits.lessonCardHtml)).toEqual([]);
  });

  it('styles are within the budget on every page', () => {
    const sheetsOf = (html: string): string[] =>
      [...html.matchAll(/<link(?=[^>]*rel="?stylesheet)[^>]*href="?([^\s">]+)/g)].map((match) => match[1] ?? '');
    const shared = new Set(pages.map(({ html }) => sheetsOf(html)[0] ?? ''));
    expect([...shared]).toEqual([expect.stringMatching(/\/styles\.\w+\.css$/)]);
    const [sheet = ''] = shared;
    // The page of the design shows every part of the site, with every sheet.
    const own = pages
      .filter(({ path }) => path !== '/design')
      .map(({ path, html }) => ({
        name: path,
        value: sum(
          sheetsOf(html)
            .slice(1)
            .map((file) => zipped(`build${file}`)),
        ),
      }));
    const all = { name: sheet, value: zipped(`build${sheet}`) };
    console.log(
      `Styles: ${all.value} bytes gzip, with at most ${heaviest(own).value} of a page’s own (${heaviest(own).name}).`,
    );
    expect(over([all], limits.style)).toEqual([]);
    expect(heaviest(own).value).toBeGreaterThan(0);
    expect(over(own, limits.pageStyle)).toEqual([]);
  });
});
