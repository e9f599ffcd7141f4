import type { NameStore } from './name-store.ts';
import type { Term } from './query-terms.ts';

/** What a word found in what a document belongs to is worth, each level up. */
const inheritance = 0.6;
/** What a word of a document's text is worth, and the most for a page whose sections are full of it. */
const contentWeight = 0.42;
const pageContentWeight = 0.7;
/** A stop word counts only this much. */
const stopWordWeight = 0.15;

/** How well each document answers a query's terms. */
export interface Evidence {
  /** 0 to 1: all terms in the document's own name give 1. */
  readonly match: Float32Array;
  /** Share of the terms, by weight, that are found at all. */
  readonly found: Float32Array;
  /** Letters of the query found in the document's own name. */
  readonly letters: Float32Array;
  /** Share of the terms, by weight, that are found in the document's own name. */
  readonly named: Float32Array;
  /** 1 where a term is found in the document itself rather than only in what it belongs to. */
  readonly direct: Uint8Array;
}

/** So many sections that are full of a word make a page that is about it. */
const manySections = 2.5;

/** The more sections of a page hold a word, the more the page is about it. */
function pageContent(names: NameStore, content: Float32Array): Float32Array {
  const sums = new Float32Array(content.length);
  for (let id = 0; id < content.length; id += 1) {
    const value = content[id] ?? 0;
    if (value > 0) sums[names.page[id] ?? 0] = (sums[names.page[id] ?? 0] ?? 0) + value;
  }
  for (let id = 0; id < names.kinds.length; id += 1) sums[id] = 1 - Math.exp(-(sums[id] ?? 0) / manySections);
  return sums;
}

export function gatherEvidence(names: NameStore, terms: readonly Term[]): Evidence {
  const count = names.documents.length;
  const onlyStopWords = terms.every(({ isStopWord }) => isStopWord);
  const weights = terms.map(
    ({ scores, isStopWord }) =>
      Math.log(1 + count / (1 + scores.documents)) * (isStopWord && !onlyStopWords ? stopWordWeight : 1),
  );
  const needed = terms.map(({ isStopWord }) => !isStopWord || onlyStopWords);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const totalNeeded = weights.reduce((sum, weight, position) => sum + (needed[position] === true ? weight : 0), 0);
  const match = new Float32Array(count);
  const found = new Float32Array(count);
  const letters = new Float32Array(count);
  const named = new Float32Array(count);
  const direct = new Uint8Array(count);
  for (const [position, { scores, token }] of terms.entries()) {
    const weight = (weights[position] ?? 0) / total;
    const share = needed[position] === true ? (weights[position] ?? 0) / totalNeeded : 0;
    const pages = pageContent(names, scores.content);
    const inherited = new Float32Array(count);
    for (let id = 0; id < count; id += 1) {
      const parent = names.parent[id] ?? id;
      const own = scores.own[id] ?? 0;
      const text = scores.content[id] ?? 0;
      const above = parent === id ? own : Math.max(own, inheritance * (inherited[parent] ?? 0));
      inherited[id] = above;
      const about = parent === id ? (pages[id] ?? 0) : 0;
      if (above === 0 && text === 0 && about === 0) continue;
      const value = Math.max(above, contentWeight * text, pageContentWeight * about);
      match[id] = (match[id] ?? 0) + weight * value;
      found[id] = (found[id] ?? 0) + share;
      letters[id] = (letters[id] ?? 0) + token.length * own;
      if (own > 0) named[id] = (named[id] ?? 0) + share;
      if (share > 0 && (own > 0 || text > 0)) direct[id] = 1;
    }
  }
  return { match, found, letters, named, direct };
}
