import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { satisfies } from 'semver';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What package.json declares is what the sources import, no more and no less. */

interface Package {
  readonly engines?: { readonly node?: string };
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

const read = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package;
const own = read('package.json');
const built = Object.keys(own.dependencies ?? {});
const development = Object.keys(own.devDependencies ?? {});
const declared = new Set([...built, ...development]);

/** Files that never run when the site is built or served: tests, measurements, the sandbox, the comparison with a running network. */
const forTests =
  /\.test\.tsx?$|^tests\/|\/testing\/|^(?:sandbox|conformance)\/|^tools\/(?:bench|test|check|prove|requirements|reproducible|draw-images)|^vitest\.|^eslint\./;
const sources = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mts', '*.mjs'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !file.startsWith('examples/') && existsSync(file));

/** Names that the framework and its bundler make: no packages. */
const virtual =
  /^@(?:site|theme|theme-original|theme-init|generated)\/|^@docusaurus\/(?:[A-Z]|use|router|isInternalUrl|renderRoutes|constants)/;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a source imports, statically, dynamically or by `require`. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !/^[./]|^node:/.test(name) && !builtinModules.includes(name) && !virtual.test(name))
    .map(packageOf);
}

/** What declares the types of a package that has no code, such as `hast`. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

const imported = new Map<string, string[]>();
for (const file of sources)
  for (const name of importsOf(file)) imported.set(name, [...(imported.get(name) ?? []), file]);

describe('package.json', () => {
  it('declares everything that a source imports', () => {
    expect(imported.size).toBeGreaterThan(30);
    const missing = [...imported]
      .filter(([name]) => !declared.has(name) && !declared.has(typesOf(name)))
      .map(([name, files]) => `${name}: ${files[0] ?? ''}`);
    expect(missing).toEqual([]);
  });

  it('has what the build and the server import among its dependencies, not those of development', () => {
    const misplaced = [...imported].flatMap(([name, files]) => {
      const first = files.find((file) => !forTests.test(file));
      return first !== undefined && development.includes(name) ? [`${name}: ${first}`] : [];
    });
    expect(misplaced).toEqual([]);
  });

  it('declares nothing that nothing uses', () => {
    const scripts = Object.values(own.scripts ?? {}).join('\n');
    // Named by a path or in a configuration, such as a plug-in of the framework.
    const texts = ['tsconfig.json', ...sources]
      .filter((file) => !file.endsWith('dependencies.test.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const peers = new Set(
      [...declared].flatMap((name) =>
        Object.keys(read(path.join('node_modules', name, 'package.json')).peerDependencies ?? {}),
      ),
    );
    const runsInScript = (name: string): boolean => {
      const { bin } = read(path.join('node_modules', name, 'package.json'));
      return Object.keys(typeof bin === 'object' ? bin : { [name]: '' }).some((program) =>
        new RegExp(`(?:^|[\\s&])${program}(?:\\s|$)`, 'm').test(scripts),
      );
    };
    const isUsed = (name: string): boolean =>
      imported.has(name) ||
      peers.has(name) ||
      ["'", '"', '/'].some((mark) => texts.includes(`${mark}${name}`)) ||
      runsInScript(name) ||
      hasTypesFor(name);
    expect([...declared].filter((name) => !isUsed(name))).toEqual([]);
  });

  it('pins the packages of the framework exactly, all at one version', () => {
    const framework = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(([name]) =>
      name.startsWith('@docusaurus/'),
    );
    expect(framework.length).toBeGreaterThan(5);
    expect(new Set(framework.map(([, version]) => version)).size).toBe(1);
    for (const [name, version] of [
      ...framework,
      ...['react', 'react-dom'].map((name) => [name, own.dependencies?.[name] ?? ''] as const),
    ])
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

/** Whether a package of types stands for one that is imported, or for Node.js. */
function hasTypesFor(name: string): boolean {
  if (name === '@types/node') return true;
  return [...imported.keys()].some((other) => typesOf(other) === name);
}

describe('Node.js', () => {
  const named = /Node\.js (\d+\.\d+)/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

  it('of the version that the README names is the least that package.json takes, and this one is taken', () => {
    expect(own.engines?.node).toBeDefined();
    expect(satisfies(`${named}.0`, own.engines?.node ?? '')).toBe(true);
    const [major = 0, minor = 0] = named.split('.').map(Number);
    expect(satisfies(`${major}.${minor - 1}.99`, own.engines?.node ?? '')).toBe(false);
    expect(satisfies(process.versions.node, own.engines?.node ?? '')).toBe(true);
  });

  it('satisfies every package of the lockfile, so that nothing warns on installing', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
    };
    const refused = Object.entries(packages).filter(
      ([place, { engines, optional }]) =>
        place !== '' && !optional && engines?.node !== undefined && !satisfies(`${named}.0`, engines.node),
    );
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(refused.map(([place]) => place)).toEqual([]);
  });
});
