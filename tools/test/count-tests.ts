import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** A test that was not run, and why. */
export interface Skipped {
  readonly name: string;
  readonly reason: string;
}

/** What one run of Vitest came to. */
export interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly Skipped[];
}

/** What the tests of some files came to. A file that cannot be loaded counts as a test that failed. */
export function countTests(modules: readonly TestModule[], errors: readonly unknown[]): Counted {
  let [passed, failed] = [0, errors.length];
  const skipped: Skipped[] = [];
  for (const module of modules) {
    if (module.errors().length > 0) failed += 1;
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === 'passed') passed += 1;
      else if (result.state === 'skipped')
        skipped.push({
          name: `${module.relativeModuleId} › ${test.fullName}`,
          reason: result.note ?? 'no reason given',
        });
      else failed += 1;
    }
  }
  return { passed, failed, skipped };
}

/** Adds what each run came to, a JSON document a line, to the file that TEST_COUNTS names. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env['TEST_COUNTS'];
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(countTests(modules, errors))}\n`);
  }
}
