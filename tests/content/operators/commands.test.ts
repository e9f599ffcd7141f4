import { describe, expect, it } from 'vitest';
import { callOf, callsInBlocks, callsInline, wordsOf } from './command-lines.ts';
import { allPages } from './own-pages.ts';
import { callProblems, flagProblems } from './page-problems.ts';
import { allFlags, problemsOf } from './resolve-call.ts';

/** Commands and flags that pages name only to say that this release does not have them. */
const gone = ['vega wallet info', 'vega wallet tx send'];
const goneFlags = ['--lite', '--archive', '--clef-account-address'];

const pages = allPages();
const rows = pages.map((page) => [page.file, page] as const);

describe('commands in pages', () => {
  it.each(rows)('%s names only commands and flags that exist', (_, page) => {
    expect(callProblems(page, gone)).toEqual([]);
  });

  it.each(rows)('%s names only flags that some command has', (_, page) => {
    expect(flagProblems(page, goneFlags)).toEqual([]);
  });

  it('looks at the pages of tools, operators, tutorials and the wallet alike', () => {
    for (const area of ['tools', 'node-operators', 'releases', 'tutorials', 'quickstarts', 'api/vega-wallet']) {
      const calls = pages
        .filter(({ file }) => file.startsWith(`docs/${area}/`))
        .flatMap(({ text }) => [...callsInBlocks(text), ...callsInline(text)]);
      expect(calls.length, area).toBeGreaterThan(0);
    }
  });

  it('shows calls enough to be worth a check', () => {
    expect(pages.flatMap(({ text }) => callsInBlocks(text)).length).toBeGreaterThan(100);
  });

  it('is right that these are gone', () => {
    for (const call of gone) expect(problemsOf(wordsOf(call)), call).not.toEqual([]);
    for (const flag of goneFlags) expect(allFlags.has(flag), flag).toBe(false);
  });
});

describe('the check itself', () => {
  it.each([
    ['vega start --home /x --snapshot.load-from-block-height 1'],
    ['sudo -u vega vega nodewallet --home /x --passphrase-file /y import --chain vega --wallet-path /z --force'],
    ['vega datanode network-history load --wipe-existing-data 1 2'],
    ['/var/lib/vega/visor/v0.73.9/vega version'],
    ['vega tendermint unsafe-reset-all --home /x'],
    ['vegawallet key list --wallet w'],
  ])('accepts %s', (line) => {
    expect(problemsOf(callOf(line) ?? [])).toEqual([]);
  });

  it.each([
    ['vega start --no-such-flag', 'vega start has no flag --no-such-flag'],
    ['vega rotate_eth_key --submitter 0x0', 'vega rotate_eth_key has no flag --submitter'],
    ['vega nodewallet import --clef-account-address 0x0', 'vega nodewallet import has no flag --clef-account-address'],
    ['vega wallet info --wallet w', 'vega wallet has no command "info"'],
    ['vega datanode network-history list', 'vega datanode network-history has no command "list"'],
  ])('refuses %s', (line, problem) => {
    expect(problemsOf(callOf(line) ?? [])).toContain(problem);
  });
});
