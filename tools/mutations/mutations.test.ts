import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawMutant, kinds, randomNumbers, type Kind } from './faults.ts';
import { applyMutant, tellMutant } from './mutant.ts';
import { listFile, readList } from './read-list.ts';

const files = new Map([
  ['docs/a.mdx', 'Wait 24 seconds.\nIt is not tainted. Only 3 are, at most 250.\n'],
  [
    'protocol-math/a.ts',
    "import { b } from './b.ts';\n/** At most 9 < 10. */\nexport const isLow = (x: number) => x < 5 && true;\n",
  ],
]);
const read = (file: string): string => files.get(file) ?? '';
const kindOf = (name: string): Kind => kinds.find((kind) => kind.name === name) ?? expect.fail(`no kind ${name}`);
const draws = (name: string, file: string, seed: number): string[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: 200 }, () => drawMutant(kindOf(name), [file], read, random)).flatMap((mutant) =>
    mutant ? [applyMutant(read(file), mutant)] : [],
  );
};

describe('faults that are drawn', () => {
  it('change one thing of a page: a figure, a word, a negation', () => {
    const pages = new Set(draws('prose', 'docs/a.mdx', 1));
    expect(pages).toContain('Wait 24 nanoseconds.\nIt is not tainted. Only 3 are, at most 250.\n');
    expect(pages).toContain('Wait 24 seconds.\nIt is tainted. Only 3 are, at most 250.\n');
    expect(pages).toContain('Wait 24 seconds.\nIt is not tainted. Only 3 are, at least 250.\n');
    expect([...pages].filter((text) => /Wait (?!24)\d\d seconds/.test(text))).not.toEqual([]);
    expect(pages).not.toContain(read('docs/a.mdx'));
  });

  it('change code, and leave its comments', () => {
    const codes = draws('mathematics', 'protocol-math/a.ts', 2);
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((text) => !text.includes('/** At most 9 < 10. */'))).toEqual([]);
    expect(codes.filter((text) => text.includes('x <= 5 && true'))).not.toEqual([]);
    expect(codes.filter((text) => text.includes('x < 5 || true'))).not.toEqual([]);
    expect(codes.filter((text) => text.includes('x < 5 && false'))).not.toEqual([]);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(draws('prose', 'docs/a.mdx', 3)).toEqual(draws('prose', 'docs/a.mdx', 3));
    expect(draws('prose', 'docs/a.mdx', 3)).not.toEqual(draws('prose', 'docs/a.mdx', 4));
  });

  it('are told with file and line', () => {
    const mutant = { kind: 'prose', file: 'docs/a.mdx', at: read('docs/a.mdx').indexOf(' not'), from: ' not', to: '' };
    expect(tellMutant(read('docs/a.mdx'), mutant)).toBe('docs/a.mdx:2: not → (nothing)');
    expect(() => applyMutant('other', mutant)).toThrow('docs/a.mdx: “ not” does not stand at');
  });
});

describe('the list of faults', () => {
  it('fits the files that it changes, and says of each why', () => {
    const listed = readList();
    expect(listed.length).toBeGreaterThan(25);
    expect(listed.filter(({ why = '', from, to }) => why === '' || from === to)).toEqual([]);
    for (const mutant of listed) applyMutant(readFileSync(mutant.file, 'utf8'), mutant);
  });

  it('is refused where an entry does not stand in its file, or stands there twice', () => {
    const list = (from: string) => (file: string) =>
      file === listFile ? `- { file: docs/a.mdx, from: '${from}', to: x, why: y }` : 'one two two';
    expect(() => readList(list('three'))).toThrow('docs/a.mdx does not hold “three”: mend the entry.');
    expect(() => readList(list('two'))).toThrow('docs/a.mdx holds “two” more than once');
    expect(readList(list('one'))).toHaveLength(1);
  });
});
