import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Row {
  readonly what: string;
  /** From the folder of the tests. */
  readonly file: string;
  /** How the names of the tests begin; none when the file as a whole is meant. */
  readonly names: readonly string[];
}

const folder = path.resolve(import.meta.dirname, '..');
const rows: Row[] = readFileSync(path.join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what, test] = /^\| (.+?) \| (.+) \|$/.exec(line) ?? [];
    const [, file, names] = /^`([^`]+)`(?: → (.+))?$/.exec(test ?? '') ?? [];
    return what === undefined || file === undefined ? [] : [{ what, file, names: names?.split(' · ') ?? [] }];
  });

/** The names that a file gives to its tests: what stands before the function of each. */
const namesIn = (source: string): string[] => [...source.matchAll(/(['"`])((?:(?!\1).)+)\1, (?:async )?\(/g)].map((match) => match[2] ?? '');

describe('the table of the specification’s rows', () => {
  it('has a row for each of the sections 2, 4, 5, 7, 8 and 9', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const section of [2, 4, 5, 7, 8, 9]) expect(rows.filter(({ what }) => new RegExp(`^[\\d, ]*\\b${section}\\b[\\d, ]* · `).test(what)).length).toBeGreaterThan(0);
  });

  it.each(rows)('$what: its test exists', ({ file, names }) => {
    const source = path.join(folder, file);
    expect(existsSync(source), `${file} does not exist`).toBe(true);
    const found = namesIn(readFileSync(source, 'utf8'));
    expect(found.length).toBeGreaterThan(0);
    expect(names.filter((name) => !found.some((each) => each.startsWith(name)))).toEqual([]);
  });
});
