import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRequirements, testOf } from '../../tools/requirements/load-requirements.ts';
import browserConfig from '../../vitest.browser.config.mts';

/** The list of requirements, each broken by `npm run test:requirements`: its tests exist, and `npm test` runs them. */

const requirements = loadRequirements();

/** The names of a file's tests, split where a table of cases puts something in. */
const namesIn = (file: string): string[][] =>
  [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1,\s+(?:\{[^}]*\},\s+)?(?:async )?\(/g)].map((match) =>
    (match[2] ?? '').split(/%[sijd]|\$\{[^}]*\}|\$\w+/),
  );

/** Whether the name of a test can begin with these words. */
const canBegin = ([first = '', second = '']: readonly string[], words: string): boolean =>
  first === ''
    ? words.includes(second.slice(0, 10)) && second !== ''
    : words.startsWith(first) || first.startsWith(words);

describe('the requirements', () => {
  it('are at least sixty, each with an id of its own', () => {
    expect(requirements.length).toBeGreaterThanOrEqual(60);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  it('cover the sections 2, 4, 5, 7, 8 and 9', () => {
    expect([...new Set(requirements.map(({ section }) => section))]).toEqual(
      expect.arrayContaining([2, 4, 5, 7, 8, 9]),
    );
  });

  it.each(requirements)('$id: its test exists', (requirement) => {
    const { file, name } = testOf(requirement);
    expect(existsSync(file), file).toBe(true);
    const begins = namesIn(file).some((parts) => canBegin(parts, name));
    expect(begins, `${file} has no test whose name begins with “${name}”`).toBe(true);
  });

  it('are held by tests that `npm test` runs', () => {
    const { include, exclude = [] } = (browserConfig as { test: { include: string[]; exclude?: string[] } }).test;
    expect(include).toEqual(['tests/browser/**/*.test.ts']);
    const files = [...new Set(requirements.map((requirement) => testOf(requirement).file))];
    expect(files.filter((file) => !file.startsWith('tests/browser/') || exclude.includes(file))).toEqual([]);
    expect(readFileSync('tools/test.mts', 'utf8')).toContain('npm run --silent test:browser');
  });
});
