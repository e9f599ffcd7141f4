import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFolders } from './reproducible/compare-folders.ts';
import { surroundings, type Surroundings } from './reproducible/surroundings.ts';

/**
 * Builds a commit twice, in clean checkouts without caches and in different surroundings, and compares every file.
 * `npm run reproducible -- [COMMIT]`
 */
const commit = execFileSync('git', ['rev-parse', process.argv[2] ?? 'HEAD'], { encoding: 'utf8' }).trim();
const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
const git = (...args: string[]): void => void execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });

function build({ name, words, environment, prefix }: Surroundings): string {
  const tree = path.join(folder, name);
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  console.log(`\nBuilding ${commit.slice(0, 12)}: ${words}.`);
  const [command = '', ...args] = [...prefix, 'npm', 'run', '--silent', 'build'];
  const { status } = spawnSync(command, args, { cwd: tree, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) throw new Error(`The build in ${tree} failed.`);
  return path.join(tree, 'build');
}

try {
  const [first, second] = surroundings();
  const { files, differences } = compareFolders(build(first), build(second));
  console.log(`\n${files} files of ${commit} compared.`);
  if (differences.length > 0)
    throw new Error(`${differences.length} differences:\n  ${differences.slice(0, 40).join('\n  ')}`);
  console.log('Both builds are the same, byte for byte.');
  for (const { name } of [first, second]) git('worktree', 'remove', '--force', path.join(folder, name));
  rmSync(folder, { recursive: true, force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(`Both builds are kept in ${folder}; remove them with git worktree remove --force.`);
  process.exitCode = 1;
}
