import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '../production/files-of.ts';

/**
 * Builds a commit twice, in two clean folders of different names and without caches, and compares every file.
 * `npm run reproducible -- [COMMIT]`
 */
const commit = execFileSync('git', ['rev-parse', process.argv[2] ?? 'HEAD'], { encoding: 'utf8' }).trim();
const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
const trees = ['first', 'second-with-another-name'].map((name) => path.join(folder, name));
const git = (...args: string[]): void => void execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });

function build(tree: string): void {
  git('worktree', 'add', '--detach', tree, commit);
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  for (const script of process.env['DOCS_CUT_ARCHIVE'] ? ['archive', 'build'] : ['build']) {
    const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: tree, stdio: 'inherit', env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } });
    if (status !== 0) throw new Error(`The build in ${tree} failed.`);
  }
}

function differences([first = '', second = '']: readonly string[]): string[] {
  const [a, b] = [filesOf(first), filesOf(second)];
  const only = [...a.filter((file) => !b.includes(file)), ...b.filter((file) => !a.includes(file))].map((file) => `${file} is in one build only`);
  const differing = a.filter((file) => b.includes(file) && !readFileSync(path.join(first, file)).equals(readFileSync(path.join(second, file))));
  console.log(`${a.length} files of ${commit.slice(0, 12)} compared.`);
  return [...only, ...differing.map((file) => `${file} differs`)];
}

try {
  for (const tree of trees) build(tree);
  const found = differences(trees.map((tree) => path.join(tree, 'build')));
  if (found.length > 0) throw new Error(`${found.length} differences:\n  ${found.slice(0, 40).join('\n  ')}`);
  console.log('Both builds are the same, byte for byte.');
  if (process.env['KEEP'] === undefined) {
    for (const tree of trees) git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(`Both builds are kept in ${folder}; remove them with git worktree remove --force.`);
  process.exitCode = 1;
}
