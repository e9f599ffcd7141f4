import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trees } from '../../product.ts';

const isTest = (file: string): boolean =>
  file.startsWith('tests/') || file.includes('.test.') || file.startsWith('examples/');
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx', '*.mts', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && !isTest(file));

/** Lines of code, without those of comments: a comment may show what a release looks like. */
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\*|\*|\/\/)/.test(line));

describe('the release', () => {
  it('is named in one place of the code, for both trees', () => {
    const numbers = [...new Set(Object.values(trees).map(({ release }) => release.label.slice(1)))];
    expect(files.length).toBeGreaterThan(500);
    const named = files.flatMap((file) =>
      linesOf(file)
        .filter((line) => numbers.some((number) => line.includes(number)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/^product\.ts: .*mainnet.*testnet/);
  });
});
