import { hitTypes, type SearchDocument } from '../format/types.ts';
import type { Query } from './analyse-query.ts';
import { gatherEvidence, sentenceShare } from './evidence.ts';
import { askedFor, exactness } from './exactness.ts';
import type { NameStore } from './name-store.ts';
import type { QuestionStore } from './question-store.ts';
import type { Term } from './query-terms.ts';
import { exactWeight, placeWeight } from './weights.ts';

export interface Ranked {
  readonly id: number;
  readonly score: number;
}

/** How much of the score depends on how much of the name was asked for. */
const coverageShare = 0.35;
/** When no document that has all words scores this, documents that lack some are shown as well. */
const goodEnough = 0.33;
/** For prose they are also shown when they score this share of the best that has all: readers' sentences hold words that no page does. */
const nearlyAsGood = 0.7;
/** What it is worth that the words are one of a page's names. */
const phraseWeight = 0.35;
/** What it is worth that one of a page's questions is what was typed. */
const questionWeight = 0.7;
/** How much less it counts against a page, in a whole sentence, that it lacks some of its words. */
const forgivenShare = 0.5;
/** Types that carry lists to and fro: their fields are seldom what is looked for. */
const machineMade = /(?:Request|Response|Connection|Edge|Edges)$/;
const machineMadeWeight = 0.97;
/** A field is a little less likely to be meant than a type, method or parameter of its name. */
const fieldWeight = 0.97;
const namedWeight = 0.75;

/** Of equal hits that of the more important page comes first, on the same page the one in the plainer place. */
function compareTies({ documents, page, parent }: NameStore, a: number, b: number): number {
  const placeLength = (id: number): number => documents[parent[id] ?? id]?.title.length ?? 0;
  return (page[a] ?? 0) - (page[b] ?? 0) || placeLength(a) - placeLength(b) || a - b;
}

/** At least the `most` best of a list, in no order: to order thousands takes longer than to find them. */
function best<T extends Ranked>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const least = Float64Array.from(list, ({ score }) => score).sort()[list.length - most] ?? 0;
  return list.filter(({ score }) => score >= least);
}

export interface Ranking {
  /** How many documents answer the terms. */
  readonly total: number;
  /** At least the `most` best of them, best first. */
  readonly best: readonly Ranked[];
}

/** Orders the documents that answer the terms. `raw` is the query as typed, without spaces at its ends. */
export function rank(
  names: NameStore,
  query: Query,
  raw: string,
  terms: readonly Term[],
  questions: QuestionStore | undefined,
  accepts: (document: SearchDocument) => boolean,
  most: number,
): Ranking {
  const asked = askedFor(query, raw);
  const {
    match,
    found,
    letters,
    named,
    direct,
    phrase,
    asked: inQuestions,
  } = gatherEvidence(names, questions, terms, query.isCode);
  const missingLess = 1 - forgivenShare * sentenceShare(terms.length);
  const ranked: (Ranked & { readonly isComplete: boolean })[] = [];
  const meant = terms.filter(({ isStopWord }) => !isStopWord).length;
  let bestComplete = 0;
  for (const document of names.documents) {
    const { id, type } = document;
    if (direct[id] !== 1 || !accepts(document)) continue;
    const parent = names.documents[names.parent[id] ?? id];
    const coverage = Math.min(1, (letters[id] ?? 0) / Math.max(1, names.letters[id] ?? 0));
    const share = found[id] ?? 0;
    const isComplete = share > 0.999;
    const isAnswer = type === hitTypes.page && !query.isCode;
    let score =
      (match[id] ?? 0) * share ** (isAnswer ? missingLess : 1) * (1 - coverageShare + coverageShare * coverage);
    if (isAnswer) score += phraseWeight * (phrase[id] ?? 0);
    // `Order price` names what the field belongs to as well, as `Order.price` does.
    const mayBeNamed =
      (named[id] ?? 0) > 0.999 ||
      (isComplete && type === hitTypes.content && asked.whole.endsWith(names.whole[id] ?? ''));
    if (mayBeNamed) score += exactness(asked, names, document) * exactWeight(query.isCode, type);
    // Several words that one name holds are that name, whatever they look like.
    const isNamed = meant > 2 && (named[id] ?? 0) > 0.999;
    score *= Math.max(placeWeight(query, names.kinds[names.page[id] ?? 0] ?? 'g', type), isNamed ? namedWeight : 0);
    // A question of the page's own tells better than its kind whether it is the page wanted.
    if (isAnswer) score += questionWeight * (inQuestions[id] ?? 0);
    if (parent !== undefined && parent !== document && parent.type === hitTypes.content) score *= fieldWeight;
    if (parent !== undefined && machineMade.test(parent.title)) score *= machineMadeWeight;
    if (isComplete && score > bestComplete) bestComplete = score;
    ranked.push({ id, score, isComplete });
  }
  const shown =
    bestComplete >= goodEnough
      ? ranked.filter(({ score, isComplete }) => isComplete || (!query.isCode && score > nearlyAsGood * bestComplete))
      : ranked;
  return {
    total: shown.length,
    best: best(shown, most).sort((a, b) => b.score - a.score || compareTies(names, a.id, b.id)),
  };
}
