import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The commit that work began from: where the branch left `main`, or the last commit when it is `main` itself. */
function startOfWork(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/**
 * The files that a change touches: what differs from where the work began, committed or not, and new files. Deleted files
 * are not among them.
 *
 * @param since commit to compare with instead
 */
export function changedFiles(since = startOfWork()): string[] {
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}
