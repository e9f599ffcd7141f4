import type { Counted, Skipped } from './count-tests.ts';
import { knownSkips } from './known-skips.ts';
import type { Ended } from './run-checks.ts';

export interface Summary {
  readonly lines: readonly string[];
  /** Exit status of the whole. */
  readonly status: 0 | 1;
}

/** Reasons of the skipped tests, each once, with how many it stopped. */
function byReason(skipped: readonly Skipped[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { name, reason } of skipped) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [...reasons].map(([reason, names]) => {
    const known = knownSkips.find((one) => one.reason.test(reason));
    return `  ${names.length} × ${reason}${known ? ` (${known.why})` : ''}: ${names[0] ?? ''}${names.length > 1 ? ', …' : ''}`;
  });
}

/**
 * What `npm test` ends with: how long each check took, which tests were skipped or failed and why, and how many passed and failed. A
 * check that is no run of Vitest counts as one test.
 *
 * @param strict whether a skip that is not among the known ones fails, as in CI
 */
export function summarise(
  planned: number,
  ended: readonly Ended[],
  counted: readonly Counted[],
  strict: boolean,
): Summary {
  const skipped = counted.flatMap((one) => one.skipped);
  const unknown = strict ? skipped.filter(({ reason }) => !knownSkips.some((known) => known.reason.test(reason))) : [];
  const failedOnes = counted.flatMap((one) => one.failures);
  const failures = ended.filter(({ status }) => status !== 0);
  const failedTests = counted.reduce((sum, { failed }) => sum + failed, 0) + unknown.length;
  const passedTests = counted.reduce((sum, { passed }) => sum + passed, 0);
  const others = ended.length - counted.length;
  const status = failures.length > 0 || failedTests > 0 || ended.length < planned ? 1 : 0;
  // A check can fail without a test that does: a type, a word, a build.
  const failed = status === 0 ? 0 : Math.max(failedTests, failures.length, 1);
  const lines = [
    ...ended.map(
      ({ check, status: end, seconds }) => `${end === 0 ? '✓' : '✗'} ${check.title} (${seconds.toFixed(0)} s)`,
    ),
    ...(skipped.length > 0 ? ['', `Skipped, and why:`, ...byReason(skipped)] : []),
    ...(unknown.length > 0
      ? ['', `With CI=true a skip fails unless tools/test/known-skips.ts explains it: ${unknown.length} not explained.`]
      : []),
    ...(failedOnes.length > 0
      ? ['', 'Failed, and why:', ...failedOnes.map(({ name, reason }) => `  ${name}: ${reason}`)]
      : []),
    ...(failures.length > 0
      ? [
          '',
          `FAILED: ${failures.map(({ check }) => check.title).join(', ')}. What it printed above says where and why.`,
        ]
      : []),
    '',
    `${passedTests + Math.max(0, others - failures.length)} passed, ${failed} failed`,
  ];
  return { lines, status };
}
