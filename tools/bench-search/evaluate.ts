import type { ReaderQuery } from './queries.ts';

export interface Judged {
  readonly query: string;
  /** 1 for the first result, 0 when none of the results shown is right. */
  readonly rank: number;
  /** Places shown, best first. */
  readonly shown: readonly string[];
  readonly expect: readonly string[];
}

export interface Evaluation {
  readonly judged: readonly Judged[];
  /** Queries whose pages do not exist: nothing can be said about them. */
  readonly left: readonly ReaderQuery[];
  /** Mean of 1 ÷ rank. */
  readonly mrr: number;
}

const depth = 8;

/**
 * Judges a search. `find` gives the places shown for a query, best first, as routes inside the tree with their anchor; `exists` says
 * whether a place is there at all. A route without anchor is answered by any place on its page.
 */
export async function evaluate(
  queries: readonly ReaderQuery[],
  find: (query: string) => readonly string[] | Promise<readonly string[]>,
  exists: (place: string) => boolean,
): Promise<Evaluation> {
  const judged: Judged[] = [];
  const left: ReaderQuery[] = [];
  for (const entry of queries) {
    const wanted = entry.expect.filter(exists);
    if (wanted.length === 0) {
      left.push(entry);
      continue;
    }
    const shown = (await find(entry.query)).slice(0, depth);
    const rank =
      shown.findIndex((place) =>
        wanted.some((right) => (right.includes('#') ? place === right : place.split('#')[0] === right)),
      ) + 1;
    judged.push({ query: entry.query, rank, shown, expect: wanted });
  }
  const sum = judged.reduce((total, { rank }) => total + (rank === 0 ? 0 : 1 / rank), 0);
  return { judged, left, mrr: judged.length === 0 ? 0 : sum / judged.length };
}
