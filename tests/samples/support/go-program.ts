import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programAt } from '../../../tools/test/programs.ts';

/** What the samples' modules are pinned by; a reader gets them with `go get`. */
const pinned = path.join(process.cwd(), 'examples');

const options = {
  encoding: 'utf8',
  stdio: 'pipe',
  // Nothing here needs a C compiler, and Debian's Go before 1.20 looks for one unless it is told.
  env: { ...process.env, GOFLAGS: '-mod=readonly', GO111MODULE: 'on', CGO_ENABLED: '0' },
} as const;

/**
 * Go's library and the modules are compiled, too, where Go has not done so before: without optimisation and debug
 * information in 31 s of processor time instead of 50. Both commands have to be told, to share what is compiled.
 */
const quickly = '-gcflags=all=-N -l -dwarf=false';

/** Whether the modules that samples import are here, or can be fetched: their sums are checked. */
export function hasGoModules(): boolean {
  const go = programAt('go');
  return (
    go !== undefined && spawnSync(go, ['mod', 'download'], { ...options, cwd: pinned, timeout: 120_000 }).status === 0
  );
}

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
  for (const file of ['go.mod', 'go.sum']) copyFileSync(path.join(pinned, file), path.join(folder, file));
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
      ...packages.map(([, packageName]) => `\t"examples/${packageName}"`),
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
  try {
    const go = programAt('go') ?? '';
    execFileSync(go, ['vet', quickly, './...'], { ...options, cwd: folder });
    execFileSync(go, ['build', quickly, '-ldflags=-s -w', '-o', program, '.'], { ...options, cwd: folder });
  } catch (error) {
    throw new Error(`Go samples do not build: ${(error as { stderr?: string }).stderr ?? String(error)}`, {
      cause: error,
    });
  }
  return program;
}
