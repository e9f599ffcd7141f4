import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import type { TokenMatches } from './match-tokens.ts';
import type { TextStore } from './text-store.ts';

/** What a word that carries little meaning weighs in a question, in parts of others. */
const stopWordWeight = 0.15;

/** The questions that pages answer (search/readers-questions.yaml), ready to be compared with what is typed. */
export interface QuestionStore {
  /** The questions as texts; `of` holds the id of the page that answers each. */
  readonly questions: TextStore;
  /** What each word of the store weighs: the fewer pages have it in a question, the more. */
  readonly wordWeights: Float32Array;
  /** What the words of each question weigh together. */
  readonly totals: Float32Array;
}

/** How well each question answers one word of what is typed, and what the word that answers it weighs in the question. */
export interface QuestionScores {
  readonly quality: Float32Array;
  readonly weight: Float32Array;
}

/** Weighs the words of questions. `pages`: how many pages there are. */
export function questionStore(questions: TextStore, pages: number): QuestionStore {
  const { texts, of, starts, holders } = questions;
  const stems = texts.words.map((word) => stem(word.toLowerCase()));
  const pagesOf = new Map<string, Set<number>>();
  for (const [word, key] of stems.entries()) {
    const own = pagesOf.get(key) ?? new Set();
    for (let place = starts[word] ?? 0; place < (starts[word + 1] ?? 0); place += 1)
      own.add(of[holders[place] ?? 0] ?? 0);
    pagesOf.set(key, own);
  }
  const wordWeights = Float32Array.from(texts.words, (word, position) =>
    /[\p{L}\p{N}]/u.test(word)
      ? Math.log(1 + pages / (1 + (pagesOf.get(stems[position] ?? '')?.size ?? 0))) *
        (stopWords.has(word.toLowerCase()) ? stopWordWeight : 1)
      : 0,
  );
  const totals = new Float32Array(of.length);
  for (let question = 0; question < of.length; question += 1)
    for (let place = texts.starts[question] ?? 0; place < (texts.starts[question + 1] ?? 0); place += 1)
      totals[question] = (totals[question] ?? 0) + (wordWeights[texts.numbers[place] ?? 0] ?? 0);
  return { questions, wordWeights, totals };
}

/** Carries matches of tokens over to the questions that hold them. */
export function scoreQuestions({ questions, wordWeights }: QuestionStore, matches: TokenMatches): QuestionScores {
  const { index, starts, holders, of } = questions;
  const quality = new Float32Array(of.length);
  const weight = new Float32Array(of.length);
  for (const [token, own] of matches) {
    for (const word of index.wordsOf[token] ?? []) {
      for (let place = starts[word] ?? 0; place < (starts[word + 1] ?? 0); place += 1) {
        const question = holders[place] ?? 0;
        if (own <= (quality[question] ?? 0)) continue;
        quality[question] = own;
        weight[question] = wordWeights[word] ?? 0;
      }
    }
  }
  return { quality, weight };
}
