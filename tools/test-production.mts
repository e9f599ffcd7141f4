import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reported } from './test/reported.ts';
import { withPart } from './with-part.ts';

/**
 * Runs the production tests against the built site and shows what they counted and measured. With `--record` the figures of
 * the load go into delivery/server/README.md. Other arguments are Vitest's, such as a part of a test file's name.
 */
const given = process.argv.slice(2);
const isRecorded = given.includes('--record');
const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
const file = path.join(folder, 'counts.jsonl');
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--config',
    'vitest.long.config.mts',
    'tests/production',
    ...given.filter((argument) => argument !== '--record'),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, DOCS_COUNTS: file },
  },
);
const reported = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Reported)
  : [];
rmSync(folder, { recursive: true });

const counts = new Map<string, number>();
const figures: string[] = [];
for (const [what, value] of reported) {
  if (what === 'figure') figures.push(value);
  else counts.set(what, (counts.get(what) ?? 0) + value);
}
console.log('\nProduction:');
for (const [what, number] of counts) console.log(`  ${what}: ${number.toLocaleString('en-GB')}`);
for (const line of figures) console.log(`  ${line}`);
if (isRecorded && status === 0 && figures.length > 0) {
  const readme = path.join('delivery', 'server', 'README.md');
  writeFileSync(readme, withPart(readFileSync(readme, 'utf8'), 'load', figures.join('\n')));
}
process.exitCode = status ?? 1;
