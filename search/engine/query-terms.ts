import type { Content } from './content-store.ts';
import { identifierParts } from './identifier-parts.ts';
import { matchSimilarTokens, matchTokens } from './match-tokens.ts';
import type { NameStore } from './name-store.ts';
import { normalise } from './normalise.ts';
import { scoreQuestions } from './question-store.ts';
import { scoreDocuments, type WordScores } from './word-scores.ts';

/** What is looked up for a word of the query, and what was found. */
export interface Term {
  readonly token: string;
  readonly isStopWord: boolean;
  readonly scores: WordScores;
  /** What it may mean as well. */
  readonly synonyms: readonly (readonly string[])[];
  /** Tokens found in spite of typing errors: they are what is marked in results. */
  readonly similar: readonly string[];
  /** The one of them that the word most likely stands for. */
  readonly meant?: string;
}

/** So many words are remembered: whoever types asks for the same ones again with each key, and synonyms come up again and again. */
const mostKnown = 96;
const known = new WeakMap<object, Map<string, WordScores>>();

function lookUp(names: NameStore, content: Content | undefined, token: string, mayGoOn = true): WordScores {
  const store = content ?? names;
  const words = known.get(store) ?? new Map<string, WordScores>();
  known.set(store, words);
  const key = `${token} ${String(mayGoOn)}`;
  const scores = words.get(key) ?? lookUpAnew(names, content, token, mayGoOn);
  // The one used last goes to the end; the first is the one not used for longest.
  words.delete(key);
  words.set(key, scores);
  for (const oldest of words.keys()) {
    if (words.size <= mostKnown) break;
    words.delete(oldest);
  }
  return scores;
}

function lookUpAnew(names: NameStore, content: Content | undefined, token: string, mayGoOn: boolean): WordScores {
  return scoreDocuments(
    names,
    matchTokens(names.index, token, mayGoOn),
    content,
    content === undefined ? new Map() : matchTokens(content.index, token, mayGoOn),
    matchTokens(names.about.index, token, mayGoOn),
    content === undefined
      ? undefined
      : scoreQuestions(content.asked, matchTokens(content.asked.questions.index, token, mayGoOn)),
  );
}

function lookUpSimilar(
  names: NameStore,
  content: Content | undefined,
  token: string,
): Pick<Term, 'scores' | 'similar' | 'meant'> {
  const inNames = matchSimilarTokens(names.index, token);
  const inContent = content === undefined ? new Map<number, number>() : matchSimilarTokens(content.index, token);
  const best = Math.max(0, ...inNames.values(), ...inContent.values());
  const similar = [
    ...[...inNames].map(([index, quality]) => ({ text: names.index.tokens[index] ?? '', quality })),
    ...[...inContent].map(([index, quality]) => ({ text: content?.index.tokens[index] ?? '', quality })),
  ];
  const likeliest = similar.find(({ quality }) => quality === best)?.text;
  return {
    scores: scoreDocuments(
      names,
      inNames,
      content,
      inContent,
      new Map(),
      content === undefined || likeliest === undefined
        ? undefined
        : scoreQuestions(content.asked, matchTokens(content.asked.questions.index, likeliest, false)),
    ),
    ...(likeliest === undefined ? {} : { meant: likeliest }),
    similar: [...new Set(similar.filter(({ quality }) => quality > best / 2).map(({ text }) => text))],
  };
}

/** A word that is whole goes on only where nothing bears or holds it as it is. */
function lookUpWord(names: NameStore, content: Content | undefined, token: string, mayGoOn: boolean): WordScores {
  const whole = mayGoOn ? undefined : lookUp(names, content, token, false);
  return whole === undefined || whole.documents === 0 ? lookUp(names, content, token) : whole;
}

/** What it is worth that a document answers what a word may mean rather than the word. */
const synonymWeight = 0.85;

const fields = ['own', 'content', 'about'] as const;

/** Lets documents answer a word by one of its synonyms as well; one of several words counts as its weakest. */
function withSynonyms(
  names: NameStore,
  content: Content | undefined,
  word: WordScores,
  synonyms: readonly (readonly string[])[],
): WordScores {
  if (synonyms.length === 0) return word;
  const best = { own: word.own.slice(), content: word.content.slice(), about: word.about.slice() };
  const ids = [...word.ids];
  const inQuestions =
    word.asked === undefined ? undefined : { quality: word.asked.quality.slice(), weight: word.asked.weight.slice() };
  for (const words of synonyms) {
    const [first, ...others] = words.map((token) => lookUp(names, content, token, false));
    if (first === undefined || first.documents === 0 || others.some(({ documents }) => documents === 0)) continue;
    if (inQuestions !== undefined && first.asked !== undefined) {
      for (let id = 0; id < inQuestions.quality.length; id += 1) {
        let weakest = first.asked.quality[id] ?? 0;
        let weight = first.asked.weight[id] ?? 0;
        for (const other of others) {
          weakest = Math.min(weakest, other.asked?.quality[id] ?? 0);
          weight += other.asked?.weight[id] ?? 0;
        }
        if (synonymWeight * weakest <= (inQuestions.quality[id] ?? 0)) continue;
        inQuestions.quality[id] = synonymWeight * weakest;
        inQuestions.weight[id] = weight;
      }
    }
    for (const id of first.ids) {
      const isNew = best.own[id] === 0 && best.content[id] === 0 && (best.about[id] ?? 0) === 0;
      let isRaised = false;
      for (const field of fields) {
        let weakest = first[field][id] ?? 0;
        for (const other of others) weakest = Math.min(weakest, other[field][id] ?? 0);
        if (synonymWeight * weakest <= (best[field][id] ?? 0)) continue;
        best[field][id] = synonymWeight * weakest;
        isRaised = true;
      }
      if (isNew && isRaised) ids.push(id);
    }
  }
  return { ...best, asked: inQuestions, ids, documents: Math.max(ids.length, word.documents) };
}

const between = /[^\p{L}\p{N}_-]+/u;

/** A document answers a qualified name (`Order.price`) when it bears its last part and belongs to what the others name. */
function qualify(names: NameStore, whole: WordScores, segments: readonly Term[]): WordScores {
  const last = segments.at(-1);
  if (last === undefined) return whole;
  const own = whole.own.slice();
  for (const id of last.scores.ids) {
    const borne = last.scores.own[id] ?? 0;
    if (borne === 0) continue;
    let value = borne;
    for (const { scores } of segments.slice(0, -1)) {
      let above = 0;
      for (let at = id; ; at = names.parent[at] ?? at) {
        above = Math.max(above, scores.own[at] ?? 0);
        if (at === names.parent[at]) break;
      }
      value *= above;
    }
    if (value > (own[id] ?? 0)) own[id] = value;
  }
  return {
    ...whole,
    own,
    ids: [...new Set([...whole.ids, ...last.scores.ids])],
    documents: own.reduce((count, score) => count + (score > 0 ? 1 : 0), 0),
  };
}

export interface WordOptions {
  /** What the word may mean as well. */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
  /** Whether what begins with the word answers it as well. */
  readonly mayGoOn?: boolean;
}

/**
 * Finds one word of a query. The whole comes first; a name with dots or slashes that nothing bears as a whole is also looked for
 * by the parts between them, one belonging to the other; then any word by its parts; and what nothing has is looked up again
 * with typing errors forgiven.
 */
export function findTerms(
  names: NameStore,
  content: Content | undefined,
  word: string,
  isStopWord: boolean,
  { synonyms = [], mayGoOn = true }: WordOptions = {},
): Term[] {
  const token = normalise(word);
  if (token === '') return [];
  const scores = withSynonyms(names, content, lookUpWord(names, content, token, mayGoOn), synonyms);
  const segments = word.split(between).filter((segment) => normalise(segment) !== '');
  if (segments.length > 1 && !names.wholes.has(token)) {
    const terms = segments.flatMap((segment) => findTerms(names, content, segment, isStopWord));
    const nearlyWhole = terms.some(({ similar }) => similar.length > 0)
      ? lookUpSimilar(names, undefined, token)
      : undefined;
    if (nearlyWhole !== undefined && nearlyWhole.scores.documents > 0)
      return [{ token, isStopWord, synonyms, ...nearlyWhole }];
    const qualified = qualify(names, scores, terms);
    return qualified.documents > 0
      ? [{ token, isStopWord, synonyms, scores: qualified, similar: terms.flatMap(({ similar }) => similar) }]
      : terms;
  }
  if (scores.documents > 0) return [{ token, isStopWord, synonyms, scores, similar: [] }];
  const similar = lookUpSimilar(names, content, token);
  const parts = identifierParts(word);
  if (parts.length > 1 && similar.scores.documents === 0)
    return parts.flatMap((part) => findTerms(names, content, part, isStopWord));
  return [{ token, isStopWord, synonyms, ...similar }];
}
