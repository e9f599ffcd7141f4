import { identifierParts } from '@site/plugins/search/engine/identifier-parts';
import { splitTree } from '@site/src/tree/splitTree';

const most = 5;

/** What an address seems to be about: the words of its last parts, without the tree's name and file endings. */
export function pathWords(pathname: string): string {
  let path = splitTree(pathname).route;
  try {
    path = decodeURIComponent(path);
  } catch {
    // What cannot be decoded is read as it stands.
  }
  const segments = path.replace(/\.html?$/, '').split('/').filter((segment) => segment !== '');
  return identifierParts(segments.at(-1) ?? '').slice(0, most).join(' ');
}
