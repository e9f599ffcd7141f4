import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programAt } from '../../../tools/test/programs.ts';

/**
 * Builds all Go samples into one program: each becomes a package, and the program runs the one that it is told. One link
 * instead of one for each sample.
 *
 * @param samples name of each sample → its source
 * @param folder an empty folder
 * @returns the program's path; its argument is the name of a sample
 * @throws Error with the compiler's message when a sample does not build
 */
export function buildGoProgram(samples: ReadonlyMap<string, string>, folder: string): string {
  const packages = [...samples.keys()].map((name, index) => [name, `s${index}`] as const);
  writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  for (const [name, packageName] of packages) {
    const source = samples.get(name) ?? '';
    mkdirSync(path.join(folder, packageName));
    writeFileSync(
      path.join(folder, packageName, 'sample.go'),
      source.replace(/^package main$/m, `package ${packageName}`).replace(/^func main\(\)/m, 'func Main()'),
    );
  }
  writeFileSync(
    path.join(folder, 'main.go'),
    [
      'package main',
      '',
      'import (',
      '\t"os"',
      ...packages.map(([, packageName]) => `\t"samples/${packageName}"`),
      ')',
      '',
      'func main() {',
      '\tswitch os.Args[1] {',
      ...packages.map(([name, packageName]) => `\tcase ${JSON.stringify(name)}:\n\t\t${packageName}.Main()`),
      '\tdefault:',
      '\t\tpanic("no such sample")',
      '\t}',
      '}',
      '',
    ].join('\n'),
  );
  const program = path.join(folder, 'samples');
  const options = {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    // Nothing here needs a C compiler, and Debian's Go before 1.20 looks for one unless it is told.
    env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on', CGO_ENABLED: '0' },
  } as const;
  try {
    const go = programAt('go') ?? '';
    execFileSync(go, ['vet', './...'], options);
    execFileSync(go, ['build', '-ldflags=-s -w', '-o', program, '.'], options);
  } catch (error) {
    throw new Error(`Go samples do not build: ${(error as { stderr?: string }).stderr ?? String(error)}`, {
      cause: error,
    });
  }
  return program;
}
