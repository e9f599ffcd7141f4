import { appendFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** A test that was not run, and why. */
export interface Skipped {
  readonly name: string;
  readonly reason: string;
}

/** A test, a hook or a file that failed, with the first line of what it said. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** What one run of Vitest came to. */
export interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  readonly skipped: readonly Skipped[];
}

/** How many letters are told of what was found where something else was expected: a failure elsewhere is judged by this line. */
const mostFound = 400;

/** The first line of what failed; where it only names the kind of what was found, as `[ Array(1) ]`, that itself as well. */
function firstLine(errors: readonly { readonly message?: string; readonly actual?: unknown }[] | undefined): string {
  const [error] = errors ?? [];
  const line = error?.message?.trim().split('\n')[0] ?? 'no message';
  if (!/(?:Array|Object)\(|…/.test(line) || typeof error?.actual !== 'string') return line;
  return `${line}; found ${error.actual.replace(/\s+/g, ' ').slice(0, mostFound)}`;
}

/** What the tests of some files came to. A file that cannot be loaded, or a hook that fails, counts as a test that failed. */
export function countTests(modules: readonly TestModule[], errors: readonly SerializedError[]): Counted {
  let passed = 0;
  const failures: Failure[] = errors.map((error) => ({ name: 'outside of a test', reason: firstLine([error]) }));
  const skipped: Skipped[] = [];
  for (const module of modules) {
    for (const part of [module, ...module.children.allSuites()]) {
      if (part.errors().length === 0) continue;
      const name = part.type === 'module' ? part.relativeModuleId : `${module.relativeModuleId} › ${part.fullName}`;
      failures.push({ name: `${name} (before or after its tests)`, reason: firstLine(part.errors()) });
    }
    for (const test of module.children.allTests()) {
      const result = test.result();
      const name = `${module.relativeModuleId} › ${test.fullName}`;
      if (result.state === 'passed') passed += 1;
      else if (result.state === 'skipped') skipped.push({ name, reason: result.note ?? 'no reason given' });
      else failures.push({ name, reason: firstLine(result.errors) });
    }
  }
  return { passed, failed: failures.length, failures, skipped };
}

/** Adds what each run came to, a JSON document a line, to the file that TEST_COUNTS names. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['TEST_COUNTS'];
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(countTests(modules, errors))}\n`);
  }
}
