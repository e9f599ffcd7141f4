import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the production tests against the built site and shows what they counted. */
const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
const file = path.join(folder, 'counts.jsonl');
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.long.config.ts', 'tests/production', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DOCS_COUNTS: file },
});
const counts = new Map<string, number>();
if (existsSync(file)) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [what, number] = JSON.parse(line) as [string, number];
    counts.set(what, (counts.get(what) ?? 0) + number);
  }
}
rmSync(folder, { recursive: true });
console.log('\nProduction:');
for (const [what, number] of counts) console.log(`  ${what}: ${number.toLocaleString('en-GB')}`);
process.exitCode = status ?? 1;
