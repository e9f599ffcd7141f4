import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { needs } from './needs.ts';
import { programAt } from './programs.ts';

/** The list of what tests drive says what samples import and tests start, no more and no less. */

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
const read = (file: string): string => readFileSync(file, 'utf8');
const declaredPrograms = new Set(needs.flatMap(({ programs }) => programs.flatMap((group) => group.split('|'))));
const declaredModules = new Set(
  needs.flatMap(({ pythonModules = [] }) => pythonModules.map((name) => name.split('.')[0])),
);

/** Programs of the project's own packages, and what every system with git has. */
const there = new Set([...readdirSync('node_modules/.bin'), 'node', 'npm', 'git', 'bash', 'sh', '/bin/sh', 'which']);

/** Programs that samples and tests start, each with a file that does. */
const started = new Map<string, string>();

/** What Debian's Python has itself, as it lists it. */
const pythonsOwn = new Set(
  execFileSync(programAt('python3') ?? 'python3', ['-c', 'import sys; print("\\n".join(sys.stdlib_module_names))'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n'),
);

describe('samples', () => {
  it('in Python import modules of Python, modules beside them, and those that are declared', () => {
    const found = new Set<string>();
    for (const file of tracked.filter((name) => name.endsWith('.py'))) {
      const beside = new Set(readdirSync(path.dirname(file)).map((name) => path.parse(name).name));
      for (const [, name = ''] of read(file).matchAll(/^\s*(?:import|from) (\w+)/gm))
        if (!pythonsOwn.has(name) && !beside.has(name)) found.add(name);
    }
    expect([...found].sort()).toEqual([...declaredModules].sort());
  });

  it('in Go import Go’s own packages and those of declared modules, which go.mod names', () => {
    const files = tracked.filter((name) => name.endsWith('.go'));
    expect(files.length).toBeGreaterThan(20);
    const foreign = files.flatMap((file) =>
      [...read(file).matchAll(/^(?:import\s+|\s+)"([^"\n]+)"$/gm)]
        .map((match) => match[1] ?? '')
        .filter((name) => name.split('/')[0]?.includes('.')),
    );
    const declared = needs.flatMap(({ goModules = [] }) => goModules);
    const used = foreign.map((name) => declared.find((module) => `${name}/`.startsWith(`${module}/`)) ?? name);
    expect([...new Set(used)].sort()).toEqual([...declared].sort());
    const required = [...read('examples/go.mod').matchAll(/^\t(\S+) v\S+$/gm)].map(([, name]) => name);
    expect(required.sort()).toEqual([...declared].sort());
  });

  it('for the shell start programs of every Debian and those that are declared', () => {
    const files = tracked.filter(
      (name) => name.startsWith('examples/') && name.endsWith('.sh') && !read(name).includes('sample: not run'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) for (const name of commandsOf(read(file))) started.set(name, file);
    const undeclared = [...started.keys()].filter((name) => !declaredPrograms.has(name) && !everywhere.has(name));
    expect(undeclared.map((name) => `${name}: ${started.get(name) ?? ''}`)).toEqual([]);
  });
});

describe('tests', () => {
  it('start what is declared, by a name that stands there or by `programAt`', () => {
    const starts =
      /(?:\b(?:spawn|spawnSync|execFile|execFileSync|runProcess|withTool|programAt)\(|\bneeding\()\s*'([^']+)'/g;
    const files = tracked.filter(
      (name) =>
        /\.m?tsx?$/.test(name) &&
        (/\.test\.tsx?$/.test(name) || name.startsWith('tests/')) &&
        !name.endsWith('needs.test.ts'),
    );
    for (const file of files)
      for (const [, name = ''] of read(file).matchAll(starts)) if (!there.has(name)) started.set(name, file);
    expect(
      [...started]
        .filter(([name]) => !declaredPrograms.has(name) && !everywhere.has(name))
        .map(([name, file]) => `${name}: ${file}`),
    ).toEqual([]);
  });

  it('leave nothing in the list that nobody starts', () => {
    const sources = tracked
      .filter((name) => /^(?:tests|tools\/test)\/.*\.ts$/.test(name) && !/\/needs(?:\.test)?\.ts$/.test(name))
      .map(read)
      .join('\n');
    const unused = needs.filter(
      ({ programs }) =>
        !programs.some((group) =>
          group
            .split('|')
            .some(
              (name) =>
                started.has(name) ||
                new RegExp(`['/]${name}'`).test(sources) ||
                (name === 'python3' && sources.includes('startPython')),
            ),
        ),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});

it('no program is looked for that is not declared', () => {
  expect(() => programAt('perl')).toThrow('perl is not declared in tools/test/needs.ts.');
});

/** What stands in every Debian, and what the shell has itself. */
const everywhere = new Set(
  (
    '[ [[ : break case cat coproc cd cut do done echo else esac exec exit export false fi for function grep head if in kill local mktemp printf read rm sed set shift ' +
    'sleep sort tail tar test then tr seq trap true unset wait wc while xargs date base64 sha256sum tee return until'
  ).split(' '),
);

/** The names of commands in a script: the first word of each, without texts, comments and what is handed in. */
function commandsOf(script: string): string[] {
  const functions = new Set([...script.matchAll(/^\s*(\w+) ?\(\)/gm)].map((match) => match[1] ?? ''));
  const bare = script
    .replaceAll(/<<-?\s*'?(\w+)'?[^\n]*\n[\s\S]*?\n\1\n/g, '\n')
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\$\(\([^)]*\)\)/g, 'NUMBER')
    .replaceAll(/'[^']*'/g, 'TEXT')
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/\|\n/g, '| ')
    .replaceAll(/"((?:[^"$\\]|\\.|\$(?!\())*)"/g, 'TEXT');
  const parts = bare.split(/\n|&&|\|\||[|;(){}]|\$\(|\b(?:then|do|else|if|while|until)\b|!/).map((part) => part.trim());
  return [
    ...new Set(
      parts
        .map((part) => /^(?:[A-Za-z_]\w*=\S*\s+)*([a-z][\w.-]*)(?:\s|$)/.exec(part)?.[1] ?? '')
        .filter((name) => name !== '' && !functions.has(name)),
    ),
  ];
}
