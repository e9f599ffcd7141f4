import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audit } from './audit.ts';
import type { LockedPackage } from './lockfile.ts';

let project = '';
const at = (name: string): string => path.join(project, name);
const write = (name: string, content: unknown): void => writeFileSync(at(name), JSON.stringify(content));
/** A project's own `npm`, which prints what lies there: no registry is asked. */
const npm = '#!/bin/sh\n[ -f "$NPM_SAYS/$1.json" ] && cat "$NPM_SAYS/$1.json"\n';
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${at('bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  NPM_SAYS: project,
});

const own = { name: 'docs', dependencies: { a: '^1.0.0' } };
const mit = (version: string): LockedPackage => ({ version, license: 'MIT', integrity: 'sha512-x' });
const packages: Record<string, LockedPackage> = {
  '': own,
  'node_modules/esbuild': { ...mit('2.0.0'), hasInstallScript: true },
  'node_modules/a': mit('1.0.0'),
  'node_modules/b/node_modules/a': mit('1.0.0'),
  'node_modules/b': { ...mit('3.0.0'), license: 'ISC' },
};
const component = (name: string): object => ({
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  'bom-ref': name,
});

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'supply-'));
  mkdirSync(at('bin'));
  writeFileSync(at('bin/npm'), npm);
  chmodSync(at('bin/npm'), 0o755);
  write('package.json', own);
  write('package-lock.json', { lockfileVersion: 3, packages });
  write('sbom.json', {
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: 'now', component: { name: 'folder', type: 'library', 'bom-ref': 'docs' } },
    components: [component('a'), component('memorystream')],
  });
  write('audit.json', { metadata: { vulnerabilities: { low: 1, moderate: 0, high: 2, total: 3 } } });
});
afterEach(() => rmSync(project, { recursive: true }));

function run(): { readonly status: number | null; readonly said: readonly string[] } {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href,
      path.resolve('delivery/supply-chain/cli.ts'),
    ],
    { cwd: project, encoding: 'utf8', env: environment() },
  );
  return { status, said: stderr.trimEnd().split('\n') };
}
const files = '.generated/supply-chain';

it('npm run supply-chain says what the project is built from, and writes it down', () => {
  expect(run()).toEqual({
    status: 0,
    said: [
      'Packages: 4, each with its SHA-512 digest in package-lock.json.',
      'Licences: MIT 3, ISC 1.',
      'Install scripts, none of which runs (.npmrc):',
      '  esbuild: puts its program in place of a script that finds the same program in an optional package',
      `Bill of materials: 2 components in ${files}/sbom.cdx.json; licences in ${files}/licences.tsv.`,
      'Known faults (npm audit): 1 low, 2 high.',
    ],
  });
  expect(readFileSync(at(`${files}/licences.tsv`), 'utf8')).toBe('a\t1.0.0\tMIT\nb\t3.0.0\tISC\nesbuild\t2.0.0\tMIT\n');
  const text = readFileSync(at(`${files}/sbom.cdx.json`), 'utf8');
  expect(JSON.parse(text)).toEqual({
    metadata: { component: { name: 'docs', type: 'application', 'bom-ref': 'docs' } },
    components: [component('a'), { ...component('memorystream'), licenses: [{ license: { id: 'MIT' } }] }],
  });
  // A fact a line, one space a level: what changed between two builds is seen.
  expect(text.split('\n').slice(0, 3)).toEqual(['{', ' "metadata": {', '  "component": {']);
});

it('npm run supply-chain fails with what is not accounted for, and goes on without a registry', () => {
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: {
      ...packages,
      'node_modules/c': { version: '1.0.0', license: 'GPL-3.0', integrity: 'sha512-x', hasInstallScript: true },
      'node_modules/d': { integrity: 'sha512-x' },
    },
  });
  rmSync(at('audit.json'));
  const { status, said } = run();
  expect(status).toBe(1);
  expect(said).toContain('  c: not looked at');
  expect(said.slice(-4)).toEqual([
    'Known faults: the registry could not be asked. Run `npm audit` where there is a network.',
    '- c wants to run code when installed: look at it, then list it in delivery/supply-chain/install-scripts.ts',
    '- c: licence GPL-3.0; read it, then list it in delivery/supply-chain/licences.ts',
    '- d: licence none; read it, then list it in delivery/supply-chain/licences.ts',
  ]);
  expect(readFileSync(at(`${files}/licences.tsv`), 'utf8')).toContain('\nd\t\t\n');
});

it('npm run supply-chain says so when no fault is known', () => {
  write('audit.json', { metadata: { vulnerabilities: { low: 0, total: 0 } } });
  expect(run().said.at(-1)).toBe('Known faults (npm audit): none.');
  expect(existsSync(at(files))).toBe(true);
});

it('a long report of faults is read whole', () => {
  write('audit.json', { long: 'x'.repeat(2_000_000), metadata: { vulnerabilities: { critical: 1, total: 1 } } });
  const before = { path: process.env['PATH'], says: process.env['NPM_SAYS'] };
  Object.assign(process.env, environment());
  try {
    expect(audit()).toEqual({ found: { critical: 1 } });
  } finally {
    process.env['PATH'] = before.path ?? '';
    if (before.says === undefined) delete process.env['NPM_SAYS'];
  }
});
