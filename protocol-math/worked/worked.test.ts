import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeExample } from '../example.ts';
import { exampleList, type Topic } from '../exampleList.ts';

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

describe('worked examples', () => {
  it.each(topics)('$name exports described examples only, every field a text', ({ exports }) => {
    const values = Object.values(exports);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const description = describeExample(value);
      expect(description?.about).toMatch(/^[A-Z].*\.$/);
      for (const field of description?.fields ?? []) {
        expect(field.value, field.name).toMatch(/\S/);
        expect(field.value, field.name).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }
    }
  });

  it('are all listed in README.md with their present values', () => {
    const file = path.join(folder, 'README.md');
    const list = exampleList(topics);
    if (process.env['UPDATE'] === '1') writeFileSync(file, list);
    expect(readFileSync(file, 'utf8')).toBe(list);
  });
});
