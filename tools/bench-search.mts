import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { product, trees } from '../product.ts';
import { readNames } from '../search/engine/name-store.ts';
import type { NameGroup } from '../search/format/types.ts';
import { splitTree } from '../common/splitTree.ts';
import { chromiumPath } from './test/chromium-path.ts';
import { builtIndex, indexFile } from './bench-search/built-index.ts';
import { readerQueries } from './bench-search/queries.ts';
import { builtPages } from './bench-search/built-pages.ts';
import { bundle } from './bench-search/bundle.ts';
import { writeEasyopsIndex } from './bench-search/easyops-index.ts';
import { measure, type Asked } from './bench-search/measure.ts';
import { writeMiniIndex } from './bench-search/minisearch-index.ts';
import { writePagefindIndex } from './bench-search/pagefind-index.mts';
import { serve } from './bench-search/serve.ts';
import { resultTable } from './bench-search/table.ts';
import { querySets, type EngineName } from './bench-search/types.ts';
import { withPart } from './with-part.ts';

const readme = path.join('search', 'README.md');

/** Compares the site's search with three others, all over the built pages of one tree, in one browser and one run; the README gets the table. */
async function main(): Promise<void> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('No Chromium: `npm test` says how to install it.');
  const tree = trees.testnet.path;
  const folder = mkdtempSync(path.join(tmpdir(), `${product.slug}-search-`));
  try {
    const pages = builtPages('build', tree, [trees.mainnet.path]);
    mkdirSync(path.join(folder, 'ours'));
    for (const file of readdirSync(path.join('build', tree))) {
      const part = /^search-(index|content)-en-[0-9a-f]{8}\.json$/.exec(file)?.[1];
      if (part !== undefined)
        cpSync(
          path.join('build', tree, file),
          path.join(folder, 'ours', part === 'index' ? 'names.json' : 'content.json'),
        );
    }
    console.log(`${pages.length} pages of ${tree}. Building the other indexes …`);
    writeMiniIndex(await builtIndex(tree), path.join(folder, 'minisearch'));
    await writeEasyopsIndex(pages, path.join(folder, 'easyops'));
    await writePagefindIndex(pages, path.join(folder, 'pagefind'));
    await bundle(path.join(folder, 'bench'), path.join(folder, 'easyops'));
    const { documents } = readNames(JSON.parse(indexFile(tree, 'index')) as NameGroup[]);
    const places = new Set(
      documents.flatMap(({ url, hash }) => [splitTree(url).route, `${splitTree(url).route}${hash}`]),
    );
    const served = await serve(folder);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const names: readonly EngineName[] = ['ours', 'minisearch', 'easyops', 'pagefind'];
    const asked = {
      sets: Object.fromEntries(querySets.map((set) => [set, readerQueries(set)])) as Asked['sets'],
      exists: (place: string) => places.has(place),
      routeOf,
    };
    const results = [];
    for (const name of names) {
      console.log(`Measuring ${name} …`);
      results.push({ name, ...(await measure(browser, served, name, asked)) });
    }
    await browser.close();
    served.close();
    const text = [
      `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, over the ${pages.length} pages of ${tree}, ${querySets.map((set) => `${asked.sets[set].length} of ${set}`).join(', ')}.`,
      '',
      resultTable(results),
    ].join('\n');
    console.log(text);
    writeFileSync(readme, withPart(readFileSync(readme, 'utf8'), 'bench-search', text));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function routeOf(url: string): string {
  const { pathname, hash } = new URL(url, 'http://localhost');
  return `${splitTree(pathname).route.replace(/(?<=.)\/$/, '')}${decodeURIComponent(hash)}`;
}

await main();
