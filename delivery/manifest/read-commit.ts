import { execFileSync } from 'node:child_process';

/** The commit that is checked out and whether tracked files differ from it; no commit outside a git repository. */
export function readCommit(root = process.cwd()): { readonly commit: string | null; readonly modified: boolean } {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return {
      commit: git('rev-parse', 'HEAD').trim(),
      modified: git('status', '--porcelain', '--untracked-files=no').trim() !== '',
    };
  } catch {
    return { commit: null, modified: false };
  }
}
