import type { SearchDocument } from '../format/types.ts';
import type { Query } from './analyse-query.ts';
import { identifierParts } from './identifier-parts.ts';
import { normalise } from './normalise.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** What spelling a name as it is spelt adds to being that name. */
const sameSpelling = 0.2;
const sameStems = 0.9;
const qualifiedName = 0.9;

const stems = (parts: readonly string[]): string => parts.filter((part) => !stopWords.has(part)).map(stem).join(' ');

/** Names that are not the title count a little less than it. */
const otherName = 0.8;

/** Whether a longer name ends with what was asked for, at a dot: `fee.factors.makerFee` of `market.fee.factors.makerFee`. */
function endsWithPart(title: string, raw: string, whole: string): boolean {
  for (let dot = title.indexOf('.'); dot >= 0; dot = title.indexOf('.', dot + 1)) {
    const rest = title.slice(dot + 1);
    if (rest.length === raw.length && normalise(rest) === whole) return true;
  }
  return false;
}

/**
 * How far a document's name is all of the query: 1 and a little more when it is (the spelling counts), less when it is but for
 * endings of words, when it is the last part of a longer name, or when the query also names what the document belongs to
 * (`Order.peak_size`); 0 when it is not.
 */
export function exactness(query: Query, raw: string, document: SearchDocument, parent: SearchDocument | undefined): number {
  const { title, names, hash, url } = document;
  const { whole } = query;
  const name = normalise(title);
  if (name === whole) return title === raw ? 1 + sameSpelling : 1;
  if (endsWithPart(title, raw, whole)) return title.endsWith(raw) ? qualifiedName + sameSpelling : qualifiedName;
  if (parent !== undefined && parent !== document && whole.endsWith(normalise(parent.title) + name)) return qualifiedName;
  const anchor = normalise(hash);
  if (anchor.length > name.length && whole.endsWith(anchor)) return qualifiedName;
  const slug = hash === '' ? [url.slice(url.lastIndexOf('/') + 1)] : [];
  if ([...names, ...slug].some((other) => normalise(other) === whole)) return otherName;
  const asked = stems(query.words.flatMap(({ parts }) => parts));
  return asked !== '' && [title, ...names].some((other) => stems(identifierParts(other)) === asked) ? sameStems * otherName : 0;
}
