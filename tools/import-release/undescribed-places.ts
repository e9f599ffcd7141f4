import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import { notDescribed } from './words.ts';

/**
 * `file:line element` of everything in the definitions of a release that has no description yet.
 *
 * @param root what paths start from
 * @param folder folder of the release below it
 */
export function undescribedPlaces(root: string, folder: string): string[] {
  return filesOf(path.join(root, folder), (file) => file !== 'review.md').flatMap((file) => {
    const lines = readFileSync(path.join(root, folder, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      if (!line.includes(notDescribed)) return [];
      const element = file.endsWith('.yaml') ? keyAbove(lines, at) : elementBelow(lines, at);
      return [`${folder}/${file}:${at + 1} \`${element}\``];
    });
  });
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|#|""")/.test(line);

/** The declaration that a comment or a description stands above; the line itself when it holds the declaration. */
function elementBelow(lines: readonly string[], at: number): string {
  let below = at;
  while (below < lines.length - 1 && isComment(lines[below] ?? '')) below += 1;
  return (lines[below] ?? '').trim().replace(/\s*[{;]?$/, '');
}

/** The key that a line of YAML belongs to: the nearest one above that is indented less. */
function keyAbove(lines: readonly string[], at: number): string {
  const own = lines[at] ?? '';
  const indent = own.search(/\S/);
  const [inline] = /^\s*(?:- )?[\w.-]+(?=: \{)/.exec(own) ?? [];
  if (inline !== undefined) return inline.trim();
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || line.search(/\S/) >= indent) continue;
    const key = line.trim().replace(/:.*$/, '');
    if (['description', 'unit', 'summary'].includes(key)) return keyAbove(lines, above);
    return key;
  }
  return own.trim();
}
