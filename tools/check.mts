import { existsSync } from 'node:fs';
import './preflight.mts';
import { generatedPages } from '../common/page-folders.ts';
import { changedFiles } from './check/changed-files.ts';
import { planChecks } from './check/plan.ts';
import { runChecks, type Check } from './test/run-checks.ts';

/**
 * What to run after each change: types, lint, spelling, and the unit and content tests that the changed files touch.
 * `npm run check` looks at what differs from `main`, `npm run check -- HEAD~1` at what differs from a commit. It does not
 * build the site: `npm test` does.
 */
const files = changedFiles(process.argv[2]);
const checks = planChecks(files);
const from = Date.now();
if (checks.length === 0) {
  console.log(
    files.length === 0 ? 'Nothing differs: there is nothing to check.' : `Nothing is checked for ${files.join(', ')}.`,
  );
} else {
  // Names that pages and tests refer to are made from the definitions.
  const generated: Check = { title: 'Reference pages from definitions/', command: 'npm run --silent generate' };
  const needsReference = !existsSync(generatedPages) || files.some((file) => /^(?:definitions|networks)\//.test(file));
  const all = needsReference ? [generated, ...checks.map((check) => ({ ...check, after: [generated.title] }))] : checks;
  const ended = await runChecks(all, { FORCE_COLOR: '0' });
  const failed = ended.filter(({ status }) => status !== 0);
  console.log(
    `${files.length} changed files, ${((Date.now() - from) / 1000).toFixed(0)} s: ${failed.length === 0 ? 'all checks passed' : `FAILED: ${failed.map(({ check }) => check.title).join(', ')}`}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
