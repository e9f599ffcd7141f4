import type { Content } from './content-store.ts';
import { contentOf } from './text-store.ts';
import type { Term } from './query-terms.ts';
import type { Ranked } from './rank.ts';

/** Fewer words stand beside each other in many texts; so many are a message that somebody pasted. */
const fewestWords = 5;
/** What it is worth to hold the message as it is, in shares of the best score. */
const asItIs = 0.7;

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

/**
 * Moves up the documents whose text holds the query word by word, as that of an error message that was pasted. `ranked` is ordered, best
 * first; `terms` are those of the query: only texts that hold all of them are read.
 */
export function preferVerbatim(
  content: Content | undefined,
  ranked: readonly Ranked[],
  terms: readonly Term[],
  query: string,
): readonly Ranked[] {
  const message = plain(query)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .trim();
  const most = ranked[0]?.score ?? 0;
  if (content === undefined || message.split(' ').length < fewestWords) return ranked;
  let found = false;
  const weighed = ranked.map((entry) => {
    if (!terms.every(({ scores }) => (scores.content[entry.id] ?? 0) > 0)) return entry;
    if (!plain(contentOf(content, entry.id)).includes(message)) return entry;
    found = true;
    return { ...entry, score: entry.score + asItIs * most };
  });
  return found ? weighed.toSorted((a, b) => b.score - a.score) : ranked;
}
