import { hitTypes, type SearchDocument } from '../format/types.ts';
import type { Query } from './analyse-query.ts';
import { normalise } from './normalise.ts';
import type { NameStore } from './name-store.ts';
import type { Term } from './query-terms.ts';

export interface Ranked {
  readonly id: number;
  readonly score: number;
}

/** What a word found in what a document belongs to is worth, each level up; and what a word of its text is worth. */
const inheritance = 0.6;
const contentWeight = 0.42;
/** How much of the score depends on how much of the name was asked for. */
const coverageShare = 0.35;

const typeWeight = { prose: [1, 0.93, 0.82], code: [0.95, 0.93, 1] } as const;
/** A question in words is best answered by a guide, a name out of code by the reference. */
const otherKind = 0.8;
const machineMade = /(?:Request|Response|Connection|Edge|Edges)$/;

/** Whether a document belongs to a reference rather than to a guide. */
export function isReference({ url }: SearchDocument): boolean {
  return /\/(?:api\/(?:rest|grpc|graphql|bridge)\/|api\/network-parameters|api\/vega-wallet\/reference\/|category\/)/.test(url);
}

/** Extra score for a document whose name is all of the query. */
function exactness({ whole }: Query, raw: string, document: SearchDocument, parent: SearchDocument | undefined): number {
  const own = [document.title, ...document.names];
  const sameSpelling = own.includes(raw) ? 0.06 : 0;
  if (own.some((name) => normalise(name) === whole)) return 0.5 + sameSpelling;
  if (parent === undefined || parent === document) return 0;
  const qualified = normalise(parent.title) + normalise(document.title);
  return whole.endsWith(qualified) ? 0.45 : 0;
}

/** Orders the documents that answer the terms, best first. `raw` is the query as typed, without spaces at its ends. */
export function rank(names: NameStore, query: Query, raw: string, terms: readonly Term[], accepts: (document: SearchDocument) => boolean): Ranked[] {
  const count = names.documents.length;
  const needed = terms.some(({ isStopWord }) => !isStopWord) ? terms.filter(({ isStopWord }) => !isStopWord) : terms;
  const weights = terms.map((term) => Math.log(1 + count / (1 + term.scores.documents)) * (needed.includes(term) ? 1 : 0.15));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = new Float32Array(count);
  const letters = new Float32Array(count);
  const missing = new Float32Array(count);
  const direct = new Uint8Array(count);
  for (const [position, { scores, token, isStopWord }] of terms.entries()) {
    const weight = weights[position] ?? 0;
    const isNeeded = needed.some((term) => term.scores === scores);
    const inherited = new Float32Array(count);
    const pageContent = new Float32Array(count);
    for (let id = 0; id < count; id += 1) {
      const page = names.page[id] ?? 0;
      pageContent[page] = Math.max(pageContent[page] ?? 0, scores.content[id] ?? 0);
    }
    for (let id = 0; id < count; id += 1) {
      const parent = names.parent[id] ?? id;
      const own = scores.own[id] ?? 0;
      inherited[id] = Math.max(own, parent === id ? 0 : inheritance * (inherited[parent] ?? 0));
      const text = parent === id ? (pageContent[id] ?? 0) : (scores.content[id] ?? 0);
      const value = Math.max(inherited[id] ?? 0, contentWeight * text);
      if (value > 0) sum[id] = (sum[id] ?? 0) + weight * value;
      else if (isNeeded) missing[id] = (missing[id] ?? 0) + weight;
      if (own > 0) letters[id] = (letters[id] ?? 0) + token.length * own;
      if (isNeeded && (own > 0 || (scores.content[id] ?? 0) > 0)) direct[id] = 1;
      if (isStopWord && needed === terms && own > 0) direct[id] = 1;
    }
  }
  let complete = false;
  for (let id = 0; id < count && !complete; id += 1) complete = direct[id] === 1 && missing[id] === 0;
  const weightOf = query.isCode ? typeWeight.code : typeWeight.prose;
  const ranked: Ranked[] = [];
  for (const document of names.documents) {
    const { id } = document;
    if (direct[id] !== 1 || (complete && (missing[id] ?? 0) > 0) || !accepts(document)) continue;
    const found = 1 - (missing[id] ?? 0) / total;
    const parent = names.documents[names.parent[id] ?? id];
    const title = normalise(document.title);
    const coverage = Math.min(1, (letters[id] ?? 0) / Math.max(1, title.length));
    let score = ((sum[id] ?? 0) / total) * found * (1 - coverageShare + coverageShare * coverage);
    score += exactness(query, raw, document, parent);
    score *= weightOf[document.type] ?? 1;
    if (isReference(document) !== query.isCode) score *= otherKind;
    if (document.type === hitTypes.content && parent !== undefined && machineMade.test(parent.title)) score *= 0.97;
    ranked.push({ id, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
}
