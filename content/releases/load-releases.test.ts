import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { factTable } from '../../tests/fact-table.ts';
import { byMinor, compareVersions } from './versions.ts';
import { loadReleases } from './load-releases.ts';

interface Fact {
  readonly version: string;
  readonly date: string;
  readonly countsFrom: string | null;
  readonly counts: { readonly breaking: number; readonly deprecation: number } | null;
}

function from(text: string): ReturnType<typeof loadReleases> {
  const root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'definitions'));
  writeFileSync(path.join(root, 'definitions', 'releases.yaml'), text);
  return loadReleases(root);
}

const entry = (version: string, date: string): string => `- { version: ${version}, date: ${date}, unknown: true }\n`;

describe('definitions/releases.yaml', () => {
  const releases = loadReleases(process.cwd());
  const facts = factTable<{ versions: readonly Fact[] }>('releases.json');
  const covered = facts.versions.filter(({ version }) => compareVersions(version, '0.65.0') >= 0);

  it('has every release from 0.65.0 on, with the day of its git tag', () => {
    const expected = covered
      .map(({ version, date }) => ({ version, date }))
      .sort((a, b) => compareVersions(b.version, a.version));
    expect(releases.map(({ version, date }) => ({ version, date }))).toEqual(expected);
  });

  it('tells breaking changes and deprecations exactly where the changelog has some', () => {
    const withBreaking = covered.filter(({ counts }) => (counts?.breaking ?? 0) > 0).map(({ version }) => version);
    const withDeprecation = covered
      .filter(({ counts }) => (counts?.deprecation ?? 0) > 0)
      .map(({ version }) => version);
    expect(
      releases
        .filter(({ breaking }) => breaking)
        .map(({ version }) => version)
        .sort(),
    ).toEqual(withBreaking?.sort());
    expect(
      releases
        .filter(({ deprecated }) => deprecated)
        .map(({ version }) => version)
        .sort(),
    ).toEqual(withDeprecation?.sort());
  });

  it('says of those without a list of changes that they have none', () => {
    const unlisted = covered.filter(({ countsFrom }) => countsFrom === null).map(({ version }) => version);
    expect(
      releases
        .filter(({ unknown }) => unknown)
        .map(({ version }) => version)
        .sort(),
    ).toEqual(unlisted?.sort());
  });

  it('has a release reach a network at the earliest on the day before its tag, which time zones explain', () => {
    const day = 24 * 60 * 60 * 1000;
    const early = releases.filter(({ date, testnet = date, mainnet = date }) =>
      [testnet, mainnet].some((arrival) => Date.parse(arrival) < Date.parse(date) - day),
    );
    expect(early).toEqual([]);
  });

  it('gathers the patches of a line under its beginning', () => {
    const [newest] = byMinor(releases);
    expect(newest?.minor).toBe('0.73');
    expect(newest?.first.version).toBe('0.73.0');
    expect(newest?.patches.map(({ version }) => version)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1].map((patch) => `0.73.${patch}`),
    );
  });
});

describe('loadReleases', () => {
  it('compares versions by number', () => {
    expect(from(entry('0.72.14', '2023-08-30') + entry('0.72.2', '2023-07-07'))).toHaveLength(2);
  });

  it('refuses a wrong order and repeated versions', () => {
    expect(() => from(entry('0.72.2', '2023-07-07') + entry('0.72.14', '2023-08-30'))).toThrow(
      /releases\.yaml:2.*stands after 0\.72\.2/s,
    );
    expect(() => from(entry('0.72.2', '2023-07-07').repeat(2))).toThrow(/stands after/);
  });

  it('refuses days that do not exist', () => {
    expect(() => from(entry('0.72.2', '2023-02-30'))).toThrow(/no day of the calendar/);
  });

  it('refuses an entry that says nothing, and a line without its beginning', () => {
    expect(() => from('- { version: 0.72.2, date: 2023-07-07 }\n')).toThrow(/releases\.yaml:1/);
    expect(() => byMinor([{ version: '0.72.2', date: '2023-07-07', unknown: true }])).toThrow(/0\.72\.0 is missing/);
  });
});
