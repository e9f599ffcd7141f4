import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import './preflight.mts';
import type { Counted } from './test/count-tests.ts';
import { ensureTools } from './test/ensure-tools.ts';
import { runChecks, type Check } from './test/run-checks.ts';
import { summarise } from './test/summary.ts';

/** Everything that is tested before a change is done: see tests/README.md. */
const checks: readonly Check[] = [
  { title: 'Build', command: 'npm run --silent build' },
  // The longest first: the others fit beside it.
  { title: 'Browser tests', command: 'npm run --silent test:browser', after: ['Build'] },
  { title: 'Lint', command: 'npm run --silent lint' },
  { title: 'Spelling', command: 'npm run --silent spelling' },
  // What the build generates has types of its own (src/generated-modules.d.ts): nothing that it writes is read here.
  { title: 'Types', command: 'npm run --silent typecheck' },
  { title: 'Unit and content tests', command: 'npm run --silent test:unit', after: ['Build'] },
  // Before shorter ones: it uses one core, and would end alone. Shorter than by itself: 5 s of load for each server instead
  // of 60, and fewer addresses opened one by one.
  {
    title: 'Policy, faults, hostile input, load',
    command: 'LOAD_SECONDS=5 FUZZ_ADDRESSES=60 npm run --silent test:production',
    after: ['Build'],
  },
  {
    title: 'Samples against the sandbox',
    command: 'npm run --silent test:samples',
    after: ['Build'],
  },
  // It compiles for the most part; the one time that it measures it holds against the machine's, busy or not.
  {
    title: 'Development server',
    command: 'vitest run --config vitest.long.config.mts tests/browser/site/development',
    after: ['Build'],
  },
  {
    title: 'Times',
    command: 'vitest run --config vitest.long.config.mts tests/browser/budgets/times tests/browser/search/speed',
    after: ['Build'],
    alone: true,
  },
];

ensureTools();
const folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'));
const counts = path.join(folder, 'counts.jsonl');
const from = Date.now();
const ended = await runChecks(checks, { TEST_COUNTS: counts, FORCE_COLOR: '0' });
const counted = existsSync(counts)
  ? readFileSync(counts, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Counted)
  : [];
rmSync(folder, { recursive: true });
const { lines, status } = summarise(
  checks.length,
  ended,
  counted,
  (process.env['CI'] ?? '') !== '' && process.env['CI'] !== 'false',
);
console.log(
  `${lines.slice(0, -1).join('\n')}\n${((Date.now() - from) / 60_000).toFixed(1)} min\n${lines.at(-1) ?? ''}`,
);
process.exitCode = status;
