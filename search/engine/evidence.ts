import { hitTypes } from '../format/types.ts';
import { stem } from './stem.ts';
import type { NameStore } from './name-store.ts';
import type { QuestionScores, QuestionStore } from './question-store.ts';
import type { Term } from './query-terms.ts';
import type { WordScores } from './word-scores.ts';

/** What a word found in what a document belongs to is worth, each level up. */
const inheritance = 0.6;
/** What a word of a document's text is worth, and the most for a page whose sections are full of it. */
const contentWeight = 0.42;
const pageContentWeight = 0.7;
/** A stop word counts only this much. */
const stopWordWeight = 0.15;
/** What a word is worth to a page in what it says of itself, in one of its headings, in the name of one of its elements, in its questions. */
const inPage = { name: 0.95, about: 0.6, heading: 0.5, element: 0.3, body: 0.5, question: 0.6 } as const;

/** How well each document answers a query's terms. */
export interface Evidence {
  /** For pages: how well one of the questions that it answers is what was typed. */
  readonly asked: Float32Array;
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
  /** For pages: how much of the terms, by weight, one of its names says, and how much of that name it is. */
  readonly phrase: Float32Array;
}

/** A query of so many words is a question in words; one of a single word is none. */
const wholeSentence = 6;

/** How far a query of that many words is a question in words, 0 to 1. */
export function sentenceShare(words: number): number {
  return Math.max(0, Math.min(1, (words - 1) / (wholeSentence - 1)));
}

/** How much it counts against a name that only a part of it was asked for. */
const precisionPower = 2;

/** How far the terms are one of a page's names, in whatever order: all of it and all of them give 1. */
function phrases(names: NameStore, terms: readonly Term[], weights: readonly number[]): Float32Array {
  const best = new Float32Array(names.about.of.length);
  const byStem = new Map<string, number>();
  let total = 0;
  for (const [position, { token, isStopWord, synonyms }] of terms.entries()) {
    if (isStopWord) continue;
    const weight = weights[position] ?? 0;
    total += weight;
    for (const word of [token, ...synonyms.flat()])
      byStem.set(stem(word), Math.max(byStem.get(stem(word)) ?? 0, weight));
  }
  if (total === 0) return best;
  for (const [page, list] of names.phrases.entries()) {
    for (const words of list) {
      let matched = 0;
      let weight = 0;
      for (const word of words) {
        const own = byStem.get(word);
        if (own === undefined) continue;
        matched += 1;
        weight += own;
      }
      if (matched === 0) continue;
      const value = (matched / words.length) ** precisionPower * Math.min(1, weight / total);
      if (value > (best[page] ?? 0)) best[page] = value;
    }
  }
  return best;
}

/** How much it counts against a question that it has other words as well. */
const otherWords = 0.5;
/** What the second best question of a page adds. */
const secondQuestion = 0.4;

/** How well the questions of each page are what was typed: one with all its words and no others gives 1. */
function askedOf(
  names: NameStore,
  questions: QuestionStore | undefined,
  terms: readonly Term[],
  weights: readonly number[],
): Float32Array {
  const best = new Float32Array(names.about.of.length);
  if (questions === undefined) return best;
  const { of } = questions.questions;
  const covered = new Float32Array(of.length);
  const used = new Float32Array(of.length);
  for (const [position, { scores }] of terms.entries()) {
    if (scores.asked === undefined) continue;
    const weight = weights[position] ?? 0;
    const { quality, weight: own } = scores.asked;
    for (let question = 0; question < of.length; question += 1) {
      const value = quality[question] ?? 0;
      if (value === 0) continue;
      covered[question] = (covered[question] ?? 0) + weight * value;
      used[question] = (used[question] ?? 0) + (own[question] ?? 0) * value;
    }
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const second = new Float32Array(best.length);
  for (let question = 0; question < of.length; question += 1) {
    const cover = covered[question] ?? 0;
    if (cover === 0) continue;
    const page = of[question] ?? 0;
    const value =
      (cover / total) * Math.min(1, (used[question] ?? 0) / (questions.totals[question] ?? 1)) ** otherWords;
    if (value > (best[page] ?? 0)) {
      second[page] = best[page] ?? 0;
      best[page] = value;
    } else if (value > (second[page] ?? 0)) second[page] = value;
  }
  return best.map((value, page) => value + secondQuestion * (second[page] ?? 0) * (1 - value));
}

/** So many questions of a page that have a word make a page that is asked about it. */
const manyQuestions = 2;

/** How much each page is asked about a word: the more of its questions have it, the more. */
function pageQuestions(
  names: NameStore,
  questions: QuestionStore | undefined,
  asked: QuestionScores | undefined,
): Float32Array {
  const sums = new Float32Array(names.about.of.length);
  if (questions === undefined || asked === undefined) return sums;
  const { of } = questions.questions;
  for (let question = 0; question < of.length; question += 1) {
    const value = asked.quality[question] ?? 0;
    if (value > 0) sums[of[question] ?? 0] = (sums[of[question] ?? 0] ?? 0) + value;
  }
  return sums.map((sum) => 1 - Math.exp(-sum / manyQuestions));
}

/** So many sections that are full of a word make a page that is about it; of a page of many places it takes more. */
const manySections = 2.5;
const ordinaryPage = 60;

/** The more sections of a page hold a word, the more the page is about it. */
function pageContent(names: NameStore, { content, ids }: WordScores, isCode: boolean): Float32Array {
  const pages = names.about.of.length;
  const sums = new Float32Array(pages);
  for (const id of ids) {
    const value = content[id] ?? 0;
    if (value > 0) sums[names.page[id] ?? 0] = (sums[names.page[id] ?? 0] ?? 0) + value;
  }
  for (let id = 0; id < pages; id += 1) {
    const many = isCode ? manySections : manySections * (0.5 + (names.sections[id] ?? 1) / ordinaryPage);
    sums[id] = 1 - Math.exp(-(sums[id] ?? 0) / many);
  }
  return sums;
}

const none = new Float32Array(0);
const noParts = { headings: new Float32Array(0), elements: new Float32Array(0) };

/** The best of a page's headings and of its elements for a word. */
function bestParts(names: NameStore, { own, ids }: WordScores): { headings: Float32Array; elements: Float32Array } {
  const headings = new Float32Array(names.about.of.length);
  const elements = new Float32Array(names.about.of.length);
  for (const id of ids) {
    const value = own[id] ?? 0;
    if (value === 0 || id < names.about.of.length) continue;
    const best = names.documents[id]?.type === hitTypes.heading ? headings : elements;
    const page = names.page[id] ?? 0;
    if (value > (best[page] ?? 0)) best[page] = value;
  }
  return { headings, elements };
}

export function gatherEvidence(
  names: NameStore,
  questions: QuestionStore | undefined,
  terms: readonly Term[],
  isCode: boolean,
): Evidence {
  const count = names.documents.length;
  const pageCount = names.about.of.length;
  const onlyStopWords = terms.every(({ isStopWord }) => isStopWord);
  const weights = terms.map(
    ({ scores, isStopWord }) =>
      Math.log(1 + count / (1 + scores.documents)) * (isStopWord && !onlyStopWords ? stopWordWeight : 1),
  );
  const needed = terms.map(({ isStopWord }) => !isStopWord || onlyStopWords);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const totalNeeded = weights.reduce((sum, weight, position) => sum + (needed[position] === true ? weight : 0), 0);
  const isSentence = !isCode && needed.filter(Boolean).length > 1;
  const sentence = sentenceShare(terms.length);
  const asked = askedOf(names, questions, terms, weights);
  const match = new Float32Array(count);
  const found = new Float32Array(count);
  const letters = new Float32Array(count);
  const named = new Float32Array(count);
  const direct = new Uint8Array(count);
  const inherited = new Float32Array(count);
  for (const [position, { scores, token }] of terms.entries()) {
    const weight = (weights[position] ?? 0) / total;
    const share = needed[position] === true ? (weights[position] ?? 0) / totalNeeded : 0;
    const pages = pageContent(names, scores, isCode);
    const { headings, elements } = isCode || share === 0 ? noParts : bestParts(names, scores);
    const inQuestions = isCode ? none : pageQuestions(names, questions, scores.asked);
    inherited.fill(0);
    for (let id = 0; id < pageCount; id += 1) {
      const parent = names.parent[id] ?? id;
      const own = scores.own[id] ?? 0;
      const text = scores.content[id] ?? 0;
      const above = parent === id ? own : Math.max(own, inheritance * (inherited[parent] ?? 0));
      inherited[id] = above;
      const about = scores.about[id] ?? 0;
      const body = pages[id] ?? 0;
      const heading = headings[id] ?? 0;
      const element = elements[id] ?? 0;
      const question = inQuestions[id] ?? 0;
      const isOnlyAsked = above === 0 && text === 0 && about === 0 && body === 0 && heading === 0 && element === 0;
      if (isOnlyAsked && question === 0) continue;
      const value = isCode
        ? Math.max(above, contentWeight * text, pageContentWeight * body)
        : Math.max(
            above,
            1 -
              (1 - inPage.name * own) *
                (1 - inPage.about * about) *
                (1 - inPage.heading * heading) *
                (1 - inPage.element * element) *
                (1 - inPage.question * sentence * question) *
                (1 - inPage.body * body),
          );
      match[id] = (match[id] ?? 0) + weight * value;
      found[id] = (found[id] ?? 0) + (isOnlyAsked ? sentence * share : share);
      letters[id] = (letters[id] ?? 0) + token.length * own;
      if (own > 0) named[id] = (named[id] ?? 0) + share;
      if (share > 0 && (own > 0 || text > 0 || about > 0)) direct[id] = 1;
      // Of one word the place that holds it is the answer; several words stand in different places of the page that answers.
      if (isSentence && share > 0 && (heading > 0 || body > 0)) direct[id] = 1;
    }
    for (let id = pageCount; id < count; id += 1) {
      const own = scores.own[id] ?? 0;
      const text = scores.content[id] ?? 0;
      const above = Math.max(own, inheritance * (inherited[names.parent[id] ?? id] ?? 0));
      // Most places have nothing to do with a word.
      if (above === 0 && text === 0) continue;
      inherited[id] = above;
      match[id] = (match[id] ?? 0) + weight * Math.max(above, contentWeight * text);
      found[id] = (found[id] ?? 0) + share;
      if (own > 0) {
        letters[id] = (letters[id] ?? 0) + token.length * own;
        named[id] = (named[id] ?? 0) + share;
      }
      if (share > 0 && (own > 0 || text > 0)) direct[id] = 1;
    }
  }
  for (let id = 0; id < pageCount; id += 1) {
    if ((asked[id] ?? 0) > 0) direct[id] = 1;
    asked[id] = sentence * (asked[id] ?? 0);
  }
  return { match, found, letters, named, direct, phrase: phrases(names, terms, weights), asked };
}
