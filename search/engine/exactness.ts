import type { SearchDocument } from '../format/types.ts';
import type { Query } from './analyse-query.ts';
import type { NameStore } from './name-store.ts';
import { identifierParts } from './identifier-parts.ts';
import { normalise } from './normalise.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** What spelling a name as it is spelt adds to being that name. */
const sameSpelling = 0.2;
const sameStems = 0.9;
const qualifiedName = 0.9;

const stems = (parts: readonly string[]): string =>
  parts
    .filter((part) => !stopWords.has(part))
    .map(stem)
    .join(' ');

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

/** What spelling adds to a name that stands at the end of what was asked for: half for the name, half for what it belongs to. */
function spelling(raw: string, title: string, above: string): number {
  if (!raw.endsWith(title)) return 0;
  return raw
    .slice(0, -title.length)
    .replace(/[^\p{L}\p{N}_]+$/u, '')
    .endsWith(above)
    ? sameSpelling
    : sameSpelling / 2;
}

/** What is compared with names, made once for a query. `raw` is the query as typed, without spaces at its ends. */
export interface Asked {
  readonly raw: string;
  readonly whole: string;
  readonly stems: string;
  /** How much longer or shorter a name of the same stems can be. */
  readonly leeway: number;
}

export function askedFor({ words, whole }: Query, raw: string): Asked {
  return { raw, whole, stems: stems(words.flatMap(({ parts }) => parts)), leeway: 4 * words.length };
}

/**
 * How far a document's name is all of the query: 1 and a little more when it is (the spelling counts), less when it is but for
 * endings of words, when it is the last part of a longer name, or when the query also names what the document belongs to
 * (`Order.peak_size`); 0 when it is not.
 */
export function exactness(
  { raw, whole, stems: asked, leeway }: Asked,
  names: NameStore,
  { id, title, names: others, hash, url }: SearchDocument,
): number {
  const name = names.whole[id] ?? '';
  if (name === whole) return title === raw ? 1 + sameSpelling : 1;
  if (endsWithPart(title, raw, whole)) return title.endsWith(raw) ? qualifiedName + sameSpelling : qualifiedName;
  const parent = names.parent[id] ?? id;
  if (whole.length > name.length && whole.endsWith(name)) {
    const qualified = qualifiedName + spelling(raw, title, names.documents[parent]?.title ?? '');
    if (parent !== id && whole.endsWith((names.whole[parent] ?? '') + name)) return qualified;
    const anchor = normalise(hash);
    if (anchor.length > name.length && whole.endsWith(anchor)) return qualified;
  }
  const called = hash === '' ? [...others, url.slice(url.lastIndexOf('/') + 1)] : others;
  if (called.some((other) => normalise(other) === whole)) return otherName;
  const isSimilar = (other: string): boolean =>
    Math.abs(other.length - raw.length) <= leeway && stems(identifierParts(other)) === asked;
  return asked !== '' && (isSimilar(title) || others.some(isSimilar)) ? sameStems * otherName : 0;
}
