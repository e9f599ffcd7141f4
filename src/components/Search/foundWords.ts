import type { SearchDocument } from '@site/search/format/types';

/** The parameter of an address that carries the words to mark on its page. */
const parameter = '_highlight';
const mostWords = 16;
const longestWord = 100;

/** Address of a document that was found: a new tab, which shares no history with this one, marks the words there as well. */
export function foundAddress({ url, hash }: Pick<SearchDocument, 'url' | 'hash'>, words: readonly string[]): string {
  const query = new URLSearchParams(words.map((word) => [parameter, word])).toString();
  return `${url}${query === '' ? '' : `?${query}`}${hash}`;
}

/** The words that an address asks to mark, and its query without them. Whatever it holds, they are few and short. */
export function foundWords(search: string): { readonly words: readonly string[]; readonly rest: string } {
  const parameters = new URLSearchParams(search);
  const words = parameters
    .getAll(parameter)
    .map((word) => word.trim().toLowerCase().slice(0, longestWord))
    .filter(Boolean)
    .slice(0, mostWords);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return { words, rest: rest === '' ? '' : `?${rest}` };
}
