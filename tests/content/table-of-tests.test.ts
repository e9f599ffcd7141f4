import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import browserConfig from '../../vitest.browser.config.mts';
import unitConfig from '../../vitest.config.mts';

interface Row {
  readonly what: string;
  /** From the folder of the tests. */
  readonly file: string;
  /** How the names of the tests begin; none when the file as a whole is meant. */
  readonly names: readonly string[];
}

const folder = path.resolve(import.meta.dirname, '..');
/** The tests of a row: files in backticks, each with the beginnings of names after its arrow, all of them between dots. */
function testsOf(cell: string): Omit<Row, 'what'>[] {
  const tests: { file: string; names: string[] }[] = [];
  for (const part of cell.split(' · ')) {
    const [, file, name] = /^`([^`]+)`(?: → (.+))?$/.exec(part) ?? [];
    if (file !== undefined) tests.push({ file, names: name === undefined ? [] : [name] });
    else tests.at(-1)?.names.push(part);
  }
  return tests;
}

const rows: Row[] = readFileSync(path.join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, cell] = /^\| (.+?) \| (`.+) \|$/.exec(line) ?? [];
    return what === undefined || cell === undefined ? [] : testsOf(cell).map((test) => ({ what, ...test }));
  });

/** The names that a file gives to its tests: what stands before the function of each. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/(['"`])((?:(?!\1).)+)\1,\s+(?:\{[^}]*\},\s+)?(?:async )?\(/g)].map((match) => match[2] ?? '');

/** Files that only commands of their own run: a row must not rest on one of them. */
const { exclude = [] } = (browserConfig as { test: { exclude?: string[] } }).test;
const times = [
  ...readFileSync('tools/test.mts', 'utf8').matchAll(/'vitest run --config vitest\.long\.config\.mts ([^']+)'/g),
].flatMap(([, starts = '']) => starts.split(' '));

/** Whether `npm test` runs a file, from the folder of the tests. */
function isRun(file: string): boolean {
  const whole = path.relative(process.cwd(), path.join(folder, file));
  if (times.some((start) => whole.startsWith(start))) return true;
  if (whole.startsWith('tests/samples/') || whole.startsWith('tests/production/')) return true;
  if (whole.startsWith('tests/browser/'))
    return !exclude.some((glob) => whole === glob || (glob.endsWith('/**') && whole.startsWith(glob.slice(0, -2))));
  const { projects } = (unitConfig as { test: { projects: { test: { include: string[] } }[] } }).test;
  const folders = projects
    .flatMap(({ test }) => test.include)
    .flatMap((glob) => {
      const [, before = '', choices = ''] = /^([\w/-]*)(?:\{([^}]+)\})?/.exec(glob) ?? [];
      return choices === '' ? [before] : choices.split(',').map((name) => `${before}${name}/`);
    });
  expect(folders).toEqual(expect.arrayContaining(['src/', 'reference/', 'tests/content/']));
  return folders.some((start) => whole.startsWith(start));
}

describe('the table of the specification’s rows', () => {
  it('rests on tests that `npm test` runs', () => {
    expect(times.length).toBeGreaterThan(0);
    const specified = rows.filter(({ what }) => /^\d/.test(what));
    expect(specified.length).toBeGreaterThan(40);
    expect(specified.filter(({ file }) => !isRun(file)).map(({ file }) => file)).toEqual([]);
    expect(isRun('browser/search/speed.test.ts')).toBe(true);
    expect(isRun('browser/site/development.test.ts')).toBe(true);
    expect(isRun('elsewhere/some.test.ts')).toBe(false);
  });

  it('has a row for each of the sections 2, 4, 5, 7, 8 and 9', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const section of [2, 4, 5, 7, 8, 9])
      expect(
        rows.filter(({ what }) => new RegExp(`^[\\d, ]*\\b${section}\\b[\\d, ]* · `).test(what)).length,
      ).toBeGreaterThan(0);
  });

  it.each(rows)('$what: $file exists, with its tests', ({ file, names }) => {
    const source = path.join(folder, file);
    expect(existsSync(source), `${file} does not exist`).toBe(true);
    const found = namesIn(readFileSync(source, 'utf8'));
    expect(found.length).toBeGreaterThan(0);
    expect(names.filter((name) => !found.some((each) => each.startsWith(name)))).toEqual([]);
  });
});
