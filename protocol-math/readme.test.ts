import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as library from './index.ts';

const folder = import.meta.dirname;
const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
const sections = [...text.matchAll(/^## (.+)\n\n```js\n([\s\S]+?)```/gm)].map(([, title = '', code = '']) => ({
  title,
  code,
}));
const ARROW = / \/\/ → (.+)$/;

/** What the lines with an arrow give, as texts, in order. */
function run(code: string): string[] {
  const lines = code
    .split('\n')
    .map((line) => (ARROW.test(line) ? `results.push(String(${line.replace(ARROW, '')}));` : line));
  const names = Object.keys(library);
  const evaluate = new Function('results', ...names, lines.join('\n')) as (...given: unknown[]) => void;
  const results: string[] = [];
  evaluate(results, ...names.map((name) => (library as unknown as Readonly<Record<string, unknown>>)[name]));
  return results;
}

describe('the examples of README.md', () => {
  it('are one for each topic', () => {
    const topics = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !['calculators', 'vectors', 'worked'].includes(entry.name),
    );
    expect(sections.length).toBeGreaterThanOrEqual(topics.length - 1);
    expect(text.match(/^## /gm)?.length).toBe(sections.length);
  });

  it.each(sections)('$title', ({ code }) => {
    const wanted = code.split('\n').flatMap((line) => ARROW.exec(line)?.[1] ?? []);
    expect(wanted.length).toBeGreaterThan(0);
    expect(run(code)).toEqual(wanted);
  });
});
