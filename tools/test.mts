import { ensureTools } from './test/ensure-tools.ts';
import { runChecks } from './test/run-checks.ts';

ensureTools();
process.exitCode = runChecks([
  { title: 'Reference pages from definitions/', command: 'npm run --silent generate' },
  { title: 'Types', command: 'npm run --silent typecheck' },
  { title: 'Lint', command: 'npm run --silent lint' },
  { title: 'Spelling', command: 'npm run --silent spelling' },
  { title: 'Unit and content tests', command: 'npm run --silent test:unit' },
  { title: 'Samples against the sandbox', command: 'npm run --silent test:samples' },
  { title: 'Build', command: 'npm run --silent build' },
  { title: 'Browser tests', command: 'npm run --silent test:browser' },
  // Shorter than by itself: 10 s of load for each server instead of 60, and fewer addresses opened one by one.
  { title: 'Policy, faults, hostile input, load', command: 'LOAD_SECONDS=10 FUZZ_ADDRESSES=60 npm run --silent test:production' },
]);
