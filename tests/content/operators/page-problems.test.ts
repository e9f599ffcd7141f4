import { describe, expect, it } from 'vitest';
import { defaultProblems, toldDefaults } from './default-problems.ts';
import { callProblems, flagProblems, keyProblems, tomlProblems } from './page-problems.ts';

const page = (text: string): { file: string; text: string } => ({ file: 'docs/tutorials/x.mdx', text });
const block = (language: string, ...lines: string[]): string =>
  `Text.\n\n\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\n`;

describe('a page with invented names', () => {
  it.each([
    ['a command', 'vega wallet frobnicate --wallet x', 'vega wallet has no command "frobnicate"'],
    ['a flag', 'vega wallet list --all', 'vega wallet list has no flag --all'],
    [
      'a command behind another',
      'cd /tmp && vega datanode unsafe-reset-all --home /x',
      'vega datanode has no command "unsafe-reset-all"',
    ],
    ['a command behind a variable', 'HOME=/x vega start --turbo', 'vega start has no flag --turbo'],
    [
      'a command whose output is used',
      'KEY=$(vega wallet key show --wallet x)',
      'vega wallet key has no command "show"',
    ],
    [
      'a command behind a pipe',
      'cat x | vega wallet transaction sign --yes',
      'vega wallet transaction sign has no flag --yes',
    ],
    ['a flag on a second line', 'vega wallet list \\\n  --sorted', 'vega wallet list has no flag --sorted'],
  ])('is refused for %s in a block', (_, line, problem) => {
    expect(callProblems(page(block('bash', line)))).toEqual([`docs/tutorials/x.mdx:3: ${problem}`]);
  });

  it('is refused for a command and a flag in a sentence', () => {
    expect(callProblems(page('Run `vega wallet info` now.'))).toEqual([
      'docs/tutorials/x.mdx:1: vega wallet has no command "info"',
    ]);
    expect(callProblems(page('Run `sudo -u vega vega start --fast`.'))).toEqual([
      'docs/tutorials/x.mdx:1: vega start has no flag --fast',
    ]);
    expect(flagProblems(page('Add `--lightning` to it.'))).toEqual([
      'docs/tutorials/x.mdx:1: no command has the flag --lightning',
    ]);
  });

  it('is refused for a key in a sentence', () => {
    expect(keyProblems(page('Set `Broker.Socket.Speed`.'))).toEqual([
      'docs/tutorials/x.mdx:1: no configuration has the key Broker.Socket.Speed',
    ]);
    expect(keyProblems(page('Set `Brokr.Socket.Port = 3005`.'))).toHaveLength(1);
    expect(keyProblems(page('Set `MaxMemoryPercentage`.'))).toHaveLength(1);
    expect(keyProblems(page('Set `MaxMemoryPercent` and `Broker.Socket.Port` in `config.toml`.'))).toEqual([]);
  });

  it('is refused for a key in TOML', () => {
    expect(tomlProblems(page(block('toml', '[API]', '  Prot = 3002')))).toEqual([
      'docs/tutorials/x.mdx:3: no configuration has the key API.Prot',
    ]);
    expect(tomlProblems(page(block('toml', '[API]', '  Port = 3002')))).toEqual([]);
    expect(() => tomlProblems(page(block('toml', '[API', '  Port = 3002')))).toThrow();
  });

  it('is refused for another default', () => {
    const table = (key: string, value: string): string =>
      `| key | default | effect |\n| --- | --- | --- |\n| ${key} | ${value} | x |\n`;
    expect(defaultProblems(page(table('`Snapshot.KeepRecent`', '20')))).toEqual([
      'docs/tutorials/x.mdx:3: Snapshot.KeepRecent is 10, not "20"',
    ]);
    expect(defaultProblems(page(table('`Snapshot.KeepRecent`', '10')))).toEqual([]);
    expect(defaultProblems(page(table('`Snapshot.KeepRecents`', '10')))).toEqual([
      'docs/tutorials/x.mdx:3: no configuration has the key Snapshot.KeepRecents',
    ]);
    expect(toldDefaults(table('`A.B`, `.C`', '1')).map(({ key }) => key)).toEqual(['A.B', 'A.C']);
  });
});
