import { describe, expect, it } from 'vitest';
import { installCommand, namesOf, remedy } from './missing-tools.ts';
import { runChecks } from './run-checks.ts';
import { summarise } from './summary.ts';

const quick = (title: string, command: string, more: object = {}): Parameters<typeof runChecks>[0][number] => ({
  title,
  command,
  ...more,
});
const counted = { passed: 10, failed: 0, failures: [], skipped: [] };
const ended = [
  { check: quick('Unit', ''), status: 0, seconds: 1 },
  { check: quick('Types', ''), status: 0, seconds: 2 },
];

describe('checks', () => {
  it('run after those that they wait for, at most two at a time, those that measure alone', async () => {
    const from = Date.now();
    const spans = await runChecks([
      quick('alone', 'true', { alone: true, after: ['first'] }),
      quick('first', 'true'),
      quick('second', 'true', { after: ['first'] }),
      quick('third', 'true', { after: ['second'] }),
    ]);
    const titles = spans.map(({ check }) => check.title);
    expect(titles[0]).toBe('first');
    expect(titles.indexOf('second')).toBeLessThan(titles.indexOf('third'));
    expect(new Set(titles)).toEqual(new Set(['first', 'second', 'third', 'alone']));
    expect(Date.now() - from).toBeLessThan(30_000);
  });

  it('end when one fails, with its status, and nothing begins after it', async () => {
    const spans = await runChecks([quick('bad', 'exit 3'), quick('never', 'true', { after: ['bad'] })]);
    expect(spans.map(({ check, status }) => [check.title, status])).toEqual([['bad', 3]]);
  });

  it('that wait for one that there is not are refused', async () => {
    await expect(runChecks([quick('late', 'true', { after: ['nothing'] })])).rejects.toThrow(
      'Nothing lets these checks begin: late',
    );
  });
});

describe('the summary', () => {
  it('ends with a line of what passed and failed, other checks counted as one test each', () => {
    expect(summarise(2, ended, [counted], true)).toMatchObject({ status: 0 });
    expect(summarise(2, ended, [counted], true).lines.at(-1)).toBe('11 passed, 0 failed');
  });

  it('never says that nothing failed when a check did, or was not begun', () => {
    const failing = [{ check: quick('Types', ''), status: 2, seconds: 1 }];
    expect(summarise(2, failing, [], false)).toMatchObject({ status: 1 });
    expect(summarise(2, failing, [], false).lines.at(-1)).toBe('0 passed, 1 failed');
    expect(summarise(3, ended, [counted], false).lines.at(-1)).toBe('11 passed, 1 failed');
    expect(summarise(2, ended, [{ ...counted, failed: 4 }], false)).toMatchObject({ status: 1 });
    expect(summarise(2, ended, [{ ...counted, failed: 4 }], false).lines.at(-1)).toBe('11 passed, 4 failed');
  });

  it('names each test that failed, with the first line of what it said, after all that was printed', () => {
    const failures = [{ name: 'server.test.ts › answers', reason: 'expected 500 to be 200' }];
    const { lines, status } = summarise(2, ended, [{ ...counted, failed: 1, failures }], false);
    expect(status).toBe(1);
    expect(lines).toContain('  server.test.ts › answers: expected 500 to be 200');
  });

  it('shows what was skipped and why; in CI a reason that nobody has explained fails', () => {
    const skipped = [
      { name: 'a', reason: 'caddy is not installed' },
      { name: 'b', reason: 'caddy is not installed' },
      { name: 'c', reason: 'grpcurl is not installed' },
    ];
    const free = summarise(2, ended, [{ ...counted, skipped }], false);
    expect(free.status).toBe(0);
    expect(free.lines).toContain('  2 × caddy is not installed: a, …');
    const strict = summarise(2, ended, [{ ...counted, skipped }], true);
    expect(strict).toMatchObject({ status: 1 });
    expect(strict.lines.at(-1)).toBe('11 passed, 2 failed');
    expect(summarise(2, ended, [{ ...counted, skipped: skipped.slice(2) }], true).status).toBe(0);
  });
});

describe('what is missing', () => {
  const nft = {
    need: { name: 'nft', programs: ['nft'], packages: ['nftables', 'netbase'] },
    parts: ['/etc/protocols'],
  };
  const python = { need: { name: 'Python', programs: ['python3'], packages: ['python3'] }, parts: ['python3'] };

  it('is told in one line with the one command that installs it', () => {
    expect(namesOf([nft, python])).toBe('nft (/etc/protocols), Python');
    expect(remedy([nft, python])).toBe(
      "The tests need nft (/etc/protocols), Python: install with: sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends nftables netbase python3'",
    );
  });

  it('has no command where Debian has no package', () => {
    expect(
      installCommand([{ need: { name: 'grpcurl', programs: ['grpcurl'], packages: [] }, parts: ['grpcurl'] }]),
    ).toBeUndefined();
  });
});
