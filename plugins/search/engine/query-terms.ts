import type { ContentStore } from './content-store.ts';
import { identifierParts } from './identifier-parts.ts';
import { matchSimilarTokens, matchTokens } from './match-tokens.ts';
import type { NameStore } from './name-store.ts';
import { normalise } from './normalise.ts';
import { scoreDocuments, type WordScores } from './word-scores.ts';

/** What is looked up for a word of the query, and what was found. */
export interface Term {
  readonly token: string;
  readonly isStopWord: boolean;
  readonly scores: WordScores;
  /** Tokens found in spite of typing errors: they are what is marked in results. */
  readonly similar: readonly string[];
}

function lookUp(names: NameStore, content: ContentStore | undefined, token: string): WordScores {
  return scoreDocuments(names, matchTokens(names.index, token), content, content === undefined ? new Map() : matchTokens(content.index, token));
}

function lookUpSimilar(names: NameStore, content: ContentStore | undefined, token: string): Pick<Term, 'scores' | 'similar'> {
  const inNames = matchSimilarTokens(names.index, token);
  const inContent = content === undefined ? new Map<number, number>() : matchSimilarTokens(content.index, token);
  const best = Math.max(0, ...inNames.values(), ...inContent.values());
  const similar = [
    ...[...inNames].map(([index, quality]) => ({ text: names.index.tokens[index] ?? '', quality })),
    ...[...inContent].map(([index, quality]) => ({ text: content?.index.tokens[index] ?? '', quality })),
  ];
  return {
    scores: scoreDocuments(names, inNames, content, inContent),
    similar: [...new Set(similar.filter(({ quality }) => quality > best / 2).map(({ text }) => text))],
  };
}

/**
 * Finds one word of a query: the whole first; when nothing has it, what stands between its dots and slashes; then its parts; a
 * part that nothing has is looked up again with typing errors forgiven.
 */
export function findTerms(names: NameStore, content: ContentStore | undefined, word: string, isStopWord: boolean): Term[] {
  const token = normalise(word);
  if (token === '') return [];
  const scores = lookUp(names, content, token);
  if (scores.documents > 0) return [{ token, isStopWord, scores, similar: [] }];
  const segments = word.split(/[^\p{L}\p{N}_-]+/u).filter((segment) => normalise(segment) !== '');
  if (segments.length > 1) return segments.flatMap((segment) => findTerms(names, content, segment, isStopWord));
  const similar = lookUpSimilar(names, content, token);
  const parts = identifierParts(word);
  if (parts.length > 1 && similar.scores.documents === 0) return parts.flatMap((part) => findTerms(names, content, part, isStopWord));
  return [{ token, isStopWord, ...similar }];
}
