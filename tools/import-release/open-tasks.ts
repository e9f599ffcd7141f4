import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import { notDescribed, readAgain } from './words.ts';

/** What is left to do in the definitions of imported releases, as `file:line what`; empty when a person has done it all. */
export function openTasks(root: string): string[] {
  const folder = path.join(root, 'definitions');
  if (!existsSync(folder)) return [];
  const releases = readdirSync(folder).filter((name) => /^v\d/.test(name));
  return releases.flatMap((release) =>
    filesOf(path.join(folder, release)).flatMap((file) => {
      const isReview = file === 'review.md';
      return readFileSync(path.join(folder, release, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const open = isReview
            ? line.startsWith('- [ ]')
            : line.includes(notDescribed) || line.includes(`${readAgain}:`);
          return open ? [`definitions/${release}/${file}:${index + 1} ${line.trim()}`] : [];
        });
    }),
  );
}
