import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { trees, type TreeName } from '../../product.ts';
import { descriptionsOf, exampleList, type Topic } from '../exampleList.ts';

const folder = import.meta.dirname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3))
  .sort();
const topics: Topic[] = await Promise.all(
  names.map(async (name) => ({
    name,
    exports: (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, `${name}.ts`)).href)) as Record<
      string,
      unknown
    >,
  })),
);

const networks = Object.fromEntries(
  (Object.keys(trees) as TreeName[]).map((tree) => [tree, loadNetwork(tree).parameters]),
);

describe('worked examples', () => {
  it.each(topics)('$name exports described examples only, every field a text', ({ exports }) => {
    const values = Object.values(exports);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const descriptions = descriptionsOf(value, networks);
      expect(descriptions).toHaveLength(typeof value === 'function' ? Object.keys(networks).length : 1);
      for (const { about, fields } of descriptions) {
        expect(about).toMatch(/^[A-Z].*\.$/);
        for (const field of fields) {
          expect(field.value, field.name).toMatch(/\S/);
          expect(field.value, field.name).not.toMatch(/NaN|undefined|Infinity|\[object/);
        }
      }
    }
  });

  it('of margin and liquidation scale as both networks do', async () => {
    const { position } = await import('./margin.ts');
    for (const [name, parameters] of Object.entries(networks)) {
      const scaling = JSON.parse(parameters['market.margin.scalingFactors'] ?? '{}') as Record<string, number>;
      expect([position.searchFactor, position.initialFactor, position.releaseFactor].map(Number), name).toEqual([
        scaling['search_level'],
        scaling['initial_margin'],
        scaling['collateral_release'],
      ]);
    }
  });

  it('are all listed in README.md with their present values', () => {
    const file = path.join(folder, 'README.md');
    const list = exampleList(topics, networks);
    if (process.env['UPDATE'] === '1') writeFileSync(file, list);
    expect(readFileSync(file, 'utf8')).toBe(list);
  });
});
