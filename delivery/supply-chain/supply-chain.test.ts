import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.ts';
import { installScriptProblems } from './install-scripts.ts';
import { isAllowed, licenceReport } from './licences.ts';
import { lockfileProblems, packageName, readLockfile, type LockedPackage, type Lockfile } from './lockfile.ts';
import { makeSbom } from './sbom.ts';

const lockfile = readLockfile();
const locked = (entry: LockedPackage): Lockfile => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/a': { integrity: 'sha512-x', license: 'MIT', ...entry } },
});

describe('this project', () => {
  it('has a lockfile with a digest for every package, in step with package.json', () => {
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500);
    expect(lockfileProblems(lockfile, JSON.parse(readFileSync('package.json', 'utf8')) as LockedPackage)).toEqual([]);
  });

  it("installs without running any package's code, and says why that is enough", () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(installScriptProblems(lockfile)).toEqual([]);
  });

  it('is built only with licences that were looked at', () => {
    expect(licenceReport(lockfile).problems).toEqual([]);
  });

  it("asks nobody while it builds or is read: the framework's own reporting is not installed", () => {
    const names = Object.keys(lockfile.packages).map(packageName);
    expect(
      names.filter((name) =>
        /(?:^|[@/-])(?:telemetry|analytics|gtag|posthog|sentry|plausible|matomo|mixpanel|amplitude)(?:$|[/-])/.test(
          name,
        ),
      ),
    ).toEqual([]);
    expect(readFileSync('docusaurus.config.ts', 'utf8')).not.toMatch(/gtag|googleAnalytics|google-tag-manager/);
    // Its command would ask a registry for newer versions, were it not told otherwise.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const command of [readFileSync('tools/build/build-site.ts', 'utf8'), scripts['dev']])
      expect(command).toMatch(/NO_UPDATE_NOTIFIER/);
  });
});

describe('the bill of materials', () => {
  const sbom = makeSbom();

  it('is CycloneDX of this project, the same each time and in each folder', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'vega-docs', type: 'application' } },
    });
    expect(Number(sbom.specVersion)).toBeGreaterThanOrEqual(1.5);
    expect(JSON.stringify(sbom)).not.toMatch(/"timestamp"|"serialNumber"/);
  });

  it('has every package of the lockfile, with its digest and licence', () => {
    const wanted = new Set(
      Object.entries(lockfile.packages).flatMap(([folder, { name = packageName(folder), version }]) =>
        folder === '' ? [] : [`pkg:npm/${name.replace('@', '%40')}@${version ?? ''}`],
      ),
    );
    expect(new Set(sbom.components.map(({ purl }) => purl))).toEqual(wanted);
    expect(sbom.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512').map(({ name }) => name)).toEqual([]);
    expect(sbom.components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('names each component once, and depends on nothing that it does not name', () => {
    const refs = [sbom.metadata.component['bom-ref'], ...sbom.components.map((component) => component['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set(refs);
    expect(
      sbom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([]);
  });
});

describe('the checks', () => {
  it('find packages without a digest, from elsewhere, or unlike package.json', () => {
    expect(lockfileProblems({ ...locked({}), lockfileVersion: 2 }, {})).toEqual([
      'lockfile version 2: run npm install with npm 9 or later',
    ]);
    expect(lockfileProblems(locked({ integrity: 'sha1-x' }), {})).toEqual(['node_modules/a has no SHA-512 digest']);
    expect(lockfileProblems(locked({ resolved: 'git+ssh://x' }), {})).toEqual([
      'node_modules/a comes from git+ssh://x',
    ]);
    expect(lockfileProblems(locked({}), { dependencies: { a: '^1' } })).toEqual([
      'a: package.json wants ^1, the lockfile knows none',
    ]);
  });

  it('find a new package that wants to run code', () => {
    expect(installScriptProblems(locked({ hasInstallScript: true }))[0]).toContain('a wants to run code');
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['UNLICENSED', false],
  ])('judge %s: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });

  it('allow some licences for tools only', () => {
    expect(licenceReport(locked({ license: 'MPL-1.1', dev: true })).problems).toEqual([]);
    expect(licenceReport(locked({ license: 'MPL-1.1' })).problems).toHaveLength(1);
  });

  it('count packages by licence, the most common first', () => {
    const packages = Object.fromEntries(
      ['ISC', 'MIT', 'MIT', 'Apache-2.0', 'MIT', 'ISC'].map((license, index) => [
        `node_modules/${'abcdef'.charAt(index)}`,
        { license },
      ]),
    );
    expect([...licenceReport({ lockfileVersion: 3, packages: { '': {}, ...packages } }).counts]).toEqual([
      ['MIT', 3],
      ['ISC', 2],
      ['Apache-2.0', 1],
    ]);
  });

  it('do not let a package without a licence through', () => {
    expect(licenceReport({ lockfileVersion: 3, packages: { 'node_modules/a': {} } }).problems[0]).toContain(
      'a: licence none',
    );
  });

  it('read an audit, and know when there was none', () => {
    expect(readAudit('{"metadata":{"vulnerabilities":{"low":0,"high":2,"total":2}}}')).toEqual({ found: { high: 2 } });
    expect(readAudit('{"error":{"code":"ENOAUDIT"}}')).toBeUndefined();
    expect(readAudit('')).toBeUndefined();
  });
});
