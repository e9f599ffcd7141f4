import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export interface Check {
  readonly title: string;
  readonly command: string;
}

/** Runs checks one after the other, stops at the first that fails, and gives the exit status for the whole. */
export function runChecks(checks: readonly Check[]): number {
  const started = performance.now();
  const done: string[] = [];
  for (const [index, { title, command }] of checks.entries()) {
    const label = `[${index + 1}/${checks.length}] ${title}`;
    console.log(`\n${label} (${command})`);
    const from = performance.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    const seconds = `${((performance.now() - from) / 1000).toFixed(0)} s`;
    if (status !== 0) {
      console.error(`\n${label}: FAILED after ${seconds}. What it printed above says where and why.`);
      return 1;
    }
    done.push(`  passed  ${title} (${seconds})`);
  }
  console.log(`\n${done.join('\n')}\nAll checks passed in ${((performance.now() - started) / 60_000).toFixed(1)} min.`);
  return 0;
}
