import { execFileSync } from 'node:child_process';

let known: number | undefined;

/**
 * The moment that a build counts times from, Unix seconds: the commit's, so that building a commit twice gives the same
 * pages. Forms set their times anew from the reader's clock. Without a repository it is the clock's, at midnight.
 */
export function buildTime(): number {
  if (known !== undefined) return known;
  const fixed = Number(process.env['SOURCE_DATE_EPOCH']);
  if (Number.isInteger(fixed) && fixed > 0) return (known = fixed);
  try {
    known = Number(
      execFileSync('git', ['log', '-1', '--format=%ct'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    );
  } catch {
    known = undefined;
  }
  return (known ??= Math.floor(Date.now() / 86_400_000) * 86_400);
}
