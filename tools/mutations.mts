import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planChecks } from './check/plan.ts';
import { drawMutant, kinds, randomNumbers } from './mutations/faults.ts';
import { applyMutant, tellMutant, type Mutant } from './mutations/mutant.ts';
import { readList } from './mutations/read-list.ts';

/**
 * Plants small faults, one at a time, in a copy of the project, and runs there the types and the unit and content tests that
 * `npm run check` would run for the changed file. A fault that passes them is a survivor.
 * `npm run test:mutations -- --count 300 --seed 7 --kind prose`; `--count 0` takes only the list of tests/mutations. A run takes hours:
 * with the same count, seed and kind, `--from 120` goes on at the 120th fault, and counts from there.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
    kind: { type: 'string' },
    from: { type: 'string', default: '1' },
  },
});
const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};
const [count, seed, from] = [Number(values.count), Number(values.seed), Number(values.from)];
if (!Number.isInteger(count) || count < 0) fail(`--count takes a whole number from 0, not ${values.count}.`);
if (!Number.isInteger(from) || from < 1) fail(`--from takes a whole number from 1, not ${values.from}.`);
if (!Number.isInteger(seed)) fail(`--seed takes a whole number, not ${values.seed}.`);
const names = [...kinds.map(({ name }) => name), 'list'];
if (values.kind !== undefined && !names.includes(values.kind)) fail(`--kind is one of ${names.join(', ')}.`);

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** As many faults of each kind as its share says. Where a draw finds nothing, another is made. */
function draw(): Mutant[] {
  const random = randomNumbers(seed);
  const chosen = kinds.filter(({ name }) => values.kind === undefined || values.kind === name);
  const whole = chosen.reduce((sum, { share }) => sum + share, 0);
  return chosen.flatMap((kind) => {
    const files = tracked.filter((file) => kind.files.test(file));
    const mutants: Mutant[] = [];
    const wanted = Math.round((count * kind.share) / whole);
    for (let tries = 0; mutants.length < wanted && tries < wanted * 100; tries += 1) {
      const mutant = drawMutant(kind, files, read, random);
      const isNew = mutants.every(({ file, at }) => file !== mutant?.file || at !== mutant.at);
      if (mutant && isNew) mutants.push(mutant);
    }
    return mutants;
  });
}

mkdirSync('.cache', { recursive: true });
const root = path.resolve(mkdtempSync('.cache/mutations-'));
process.on('SIGINT', () => process.exit(130));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
for (const file of tracked) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  try {
    linkSync(file, path.join(root, file));
  } catch {
    cpSync(file, path.join(root, file));
  }
}
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
// Tests that list the project's files ask git for them.
execFileSync('git', ['init', '-q'], { cwd: root });
execFileSync('git', ['add', '-A'], { cwd: root });
// Tests read what is made of definitions too, and git knows nothing of it.
execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'ignore' });

/** Replaces a file of the copy without touching the project's, which it is linked to. */
function put(file: string, text: string): void {
  unlinkSync(path.join(root, file));
  writeFileSync(path.join(root, file), text);
}

/** Soon told, and what notices most of what is no code: the others need not be asked then. Code has no claims. */
const claims = {
  title: 'Tests of what is signed',
  command: 'vitest run tests/content/claims.test.ts',
  files: /^(?:docs|definitions|diagrams|networks)\//,
};

/** What is run for changed files; tests before types, which few faults touch and which take as long for one file as for all. */
function checksFor(files: readonly string[]): { readonly title: string; readonly command: string }[] {
  const checks = planChecks(files);
  return [
    ...(files.some((file) => claims.files.test(file)) ? [claims] : []),
    ...checks.filter(({ title }) => title.startsWith('Tests')),
    ...checks.filter(({ title }) => title.startsWith('Types')),
  ];
}

/** What fails for changed files, with the end of what it printed; undefined when nothing does. */
function failureFor(files: readonly string[]): string | undefined {
  for (const { title, command } of checksFor(files)) {
    const bail = title.startsWith('Tests') ? ' --bail 1' : '';
    const { status, stdout, stderr } = spawnSync(`exec ${command}${bail}`, {
      cwd: root,
      shell: true,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      // A fault can make a loop endless. The shell gives its place to the command, so that this ends the command itself.
      timeout: 900_000,
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      },
    });
    if (status !== 0) return `${title}:\n${`${stdout}${stderr}`.trim().split('\n').slice(-40).join('\n')}`;
  }
  return undefined;
}

const listed = values.kind === undefined || values.kind === 'list' ? readList() : [];
const mutants = [...listed, ...(values.kind === 'list' ? [] : draw())];
console.log(`${mutants.length} faults, ${listed.length} of the list; seed ${seed}.`);
if (from > mutants.length) fail(`--from ${from}: there are ${mutants.length} faults.`);
// Where something fails without a fault, every fault would seem to be noticed.
const before = failureFor([...new Set(mutants.map(({ file }) => file))]);
if (before !== undefined) fail(`${before}\nThis fails without any fault: mend it first.`);
const survivors: string[] = [];
const score = new Map<string, { noticed: number; all: number }>();
for (const [index, mutant] of mutants.entries()) {
  if (index + 1 < from) continue;
  const text = read(mutant.file);
  put(mutant.file, applyMutant(text, mutant));
  const failure = failureFor([mutant.file]);
  const isNoticed = failure !== undefined;
  put(mutant.file, text);
  const told = tellMutant(text, mutant);
  const { noticed, all } = score.get(mutant.kind) ?? { noticed: 0, all: 0 };
  score.set(mutant.kind, { noticed: noticed + (isNoticed ? 1 : 0), all: all + 1 });
  if (!isNoticed) survivors.push(told);
  console.log(
    `${index + 1}/${mutants.length} ${isNoticed ? 'noticed' : 'NOT NOTICED'} ${told}${isNoticed ? ` (${failure.split(':', 1)[0] ?? ''})` : ''}`,
  );
}
for (const [kind, { noticed, all }] of score) console.log(`${kind}: ${noticed} of ${all} noticed`);
if (survivors.length > 0) console.log(`Survivors:\n${survivors.map((told) => `  ${told}`).join('\n')}`);
process.exitCode = survivors.length > (mutants.length - from + 1) * 0.03 ? 1 : 0;
