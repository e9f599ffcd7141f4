import type { Options } from 'minisearch';
import { eachNameToken } from '../../search/engine/name-tokens.ts';
import { stem } from '../../search/engine/stem.ts';

/** A place of a page, as MiniSearch indexes it. */
export interface MiniDocument {
  readonly id: number;
  readonly title: string;
  readonly names: string;
  readonly about: string;
  readonly text: string;
  readonly place: string;
  /** Letter of its page's kind and its type, as the site's own engine weighs them. */
  readonly kind: string;
  readonly type: number;
}

/** The site's own tokens: words, identifiers whole and by their parts. */
function tokens(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/))
    eachNameToken(word, (token, isPart) => found.push(isPart ? stem(token) : token));
  return found;
}

/** What building and searching must agree on. */
export const miniOptions: Options<MiniDocument> = {
  fields: ['title', 'names', 'about', 'text'],
  storeFields: ['place', 'kind', 'type', 'text'],
  tokenize: tokens,
  processTerm: (term) => term,
};
