import { identifierParts } from '@site/search/engine/identifier-parts';
import { splitTree } from '@site/common/splitTree';

const most = 5;
const longest = 100;

/**
 * What an address seems to be about, the likeliest first: the words of its last part, then of its last parts together. The tree's name and
 * file endings are left out. Never empty; the only entry of an address without words is the empty text.
 */
export function pathWords(pathname: string): readonly [string, ...string[]] {
  let path = splitTree(pathname).route;
  try {
    path = decodeURIComponent(path);
  } catch {
    // What cannot be decoded is read as it stands.
  }
  const parts = path
    .replace(/\.html?$/, '')
    .split('/')
    .map(identifierParts)
    .filter(({ length }) => length > 0);
  const from = (start: number): string =>
    parts
      .slice(start)
      .flatMap((words) => words.slice(0, most))
      .join(' ')
      .slice(0, longest);
  const [last, ...wider] = parts.map((_, position) => from(parts.length - 1 - position));
  return [last ?? '', ...wider];
}
