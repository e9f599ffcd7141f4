import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { breakSite } from './requirements/break-site.ts';
import { loadRequirements, testOf } from './requirements/load-requirements.ts';

/**
 * Breaks each requirement of tests/specification/requirements.yaml in a copy of the built site and expects the test that
 * holds it to fail there. `npm run test:requirements -- footer search` takes those whose id has one of these words.
 */
if (!existsSync('build/index.html')) {
  console.error('There is no built site to break: run `npm run build` first.');
  process.exit(1);
}
const words = process.argv.slice(2);
const chosen = loadRequirements().filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
mkdirSync('.cache', { recursive: true });
const folder = path.resolve(mkdtempSync('.cache/requirements-'));

/** The project with another site in its folder build: everything else is linked to. */
function mirror(): string {
  const root = mkdtempSync(path.join(folder, 'project-'));
  for (const name of readdirSync('.'))
    if (!/^(?:build(?:\..+)?|\.cache|\.git)$/.test(name)) symlinkSync(path.resolve(name), path.join(root, name));
  const copy = (from: string, to: string): void => {
    mkdirSync(to);
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) copy(source, target);
      else linkOrCopy(source, target);
    }
  };
  copy(path.resolve('build'), path.join(root, 'build'));
  return root;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs tests in a project. A test that does not run at all is no failure of the site. */
function run(
  root: string,
  tests: readonly { readonly file: string; readonly name: string }[],
): { readonly state: 'passed' | 'failed' | 'none'; readonly said: string } {
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = [...new Set(tests.map(({ name }) => literal(name)))].join('|');
  const parameters = [
    'run',
    '--root',
    root,
    '--config',
    path.join(root, 'vitest.browser.config.mts'),
    '--reporter',
    'json',
    '-t',
    names,
    ...files,
  ];
  const { stdout, stderr } = spawnSync('vitest', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  try {
    const report = JSON.parse(stdout.slice(stdout.indexOf('{"num'))) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
    };
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    return {
      state: failed.length > 0 ? 'failed' : report.numPassedTests > 0 ? 'passed' : 'none',
      said: failed.length > 0 ? failed.join('; ') : `${report.numPassedTests} passed`,
    };
  } catch {
    return { state: 'none', said: `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ') };
  }
}

/** The tests on the site as it was built: one that fails there would seem to notice everything. */
function runUnbroken(): boolean {
  const root = mirror();
  const { state, said } = run(root, chosen.map(testOf));
  rmSync(root, { recursive: true, force: true });
  console.log(
    state === 'passed'
      ? `On the site as it was built: ${said}.`
      : `On the site as it was built tests do not pass: ${said}. Mend them first.`,
  );
  return state === 'passed';
}

const unnoticed: string[] = [];
let isSound = false;
try {
  isSound = runUnbroken();
  for (const requirement of isSound ? chosen : []) {
    const root = mirror();
    let verdict: string;
    try {
      breakSite(path.join(root, 'build'), requirement.break);
      const { state, said } = run(root, [testOf(requirement)]);
      verdict = state === 'failed' ? 'noticed' : state === 'passed' ? 'NOT NOTICED' : `NOT RUN (${said})`;
    } catch (error) {
      verdict = `NOT BROKEN (${(error as Error).message})`;
    }
    rmSync(root, { recursive: true, force: true });
    if (verdict !== 'noticed') unnoticed.push(requirement.id);
    console.log(`${verdict.padEnd(12)} ${requirement.id}: ${requirement.says}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (isSound)
  console.log(
    `\n${chosen.length} requirements broken, ${chosen.length - unnoticed.length} noticed${unnoticed.length === 0 ? '.' : `; not: ${unnoticed.join(', ')}.`}`,
  );
process.exitCode = isSound && unnoticed.length === 0 && chosen.length > 0 ? 0 : 1;
