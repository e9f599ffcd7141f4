import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figures } from '../../common/front-facts.ts';
import type { ReferenceLinks } from '../../reference/links/reference-links.ts';

/** How samples of the REST reference and programs of `examples/` end, by language. */
const languages = ['.sh', '.py', '.go', '.ts'];
const notRun = /sample: not run — /;

/** Programs of `examples/` that tests run; those of the bot are one program in several files, and not counted. */
export function runSamples(root: string): string[] {
  const folder = path.join(root, 'examples');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'bot')
    .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`))
    .filter(
      (file) => languages.includes(path.extname(file)) && !notRun.test(readFileSync(path.join(folder, file), 'utf8')),
    );
}

function statements(root: string): number {
  const folder = path.join(root, 'tests', 'content', 'statements');
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown[])
    .reduce((sum, list) => sum + list.length, 0);
}

/** Counts for a tree whose reference stands at `links`. */
export function figuresOf(root: string, links: ReferenceLinks): Figures {
  const operations = Object.keys(links.operations).length;
  return {
    operations,
    elements: Object.values(links).reduce((sum, table) => sum + Object.keys(table as object).length, 0),
    samples: runSamples(root).length + operations * languages.length,
    statements: statements(root),
  };
}
