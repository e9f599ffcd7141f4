import { identifierParts } from './identifier-parts.ts';
import { normalise } from './normalise.ts';
import { stopWords } from './stop-words.ts';

/** One word of a query, as the reader separated it by spaces. */
export interface QueryWord {
  readonly raw: string;
  /** The word as one token: `Order.peak_size` gives orderpeaksize. */
  readonly whole: string;
  /** Its parts; one, equal to `whole`, for an ordinary word. */
  readonly parts: readonly string[];
  readonly isStopWord: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** Whether the query looks like something out of code rather than prose. */
  readonly isCode: boolean;
  /** Whether the query asks what something is: then a definition is as good an answer as a guide. */
  readonly isDefinition: boolean;
  /** Whether it asks for data of the network, which an operation of the API gives. */
  readonly isOperation: boolean;
  /** Whether it asks how something is done: then a guide that goes through it step by step is the best answer. */
  readonly isTask: boolean;
  /** All words as one token. */
  readonly whole: string;
}

/** What is longer than this was not typed to find a page; the rest is left out. */
export const longestQuery = 200;
const mostWords = 12;
const code = /\p{Ll}\p{Lu}|\p{L}[_./]\p{L}|\d|^-{1,2}\w|_|::|\(\)|^\//u;
const definition = /^\s*(?:what(?:[’']?s|\s+is|\s+are|\s+does)|define|definition\s+of|meaning\s+of)\s/i;
const operation =
  /^\s*(?:list|get|fetch|query|show|stream|observe|subscribe|estimate|check|all|my|look\s?up|find)\b|\b(?:my|api|endpoint|rest|by id|by hash|of (?:a|an|the|one|all) (?:party|market|key|validator|account|asset|order)s?)\b/i;
const task =
  /\bhow (?:to|(?:do|can|should) (?:I|we|you|one))\b|step by step|\btutorial|\bguide\b|^\s*(?:create|make|set ?up|install|change|restore|submit|build|deposit|withdraw|stake|send|become)\b/i;
/** `what's` is what, and `is?` is is. */
const shortened = /[’']\w*\W*$/;
const number = /^\d+[.,?!]?$/;
const allCapitals = /^[\p{Lu}\d_]{4,}$/u;

const isCodeWord = (raw: string): boolean => code.test(raw) || allCapitals.test(raw);

/** In a sentence of so many words, or of so many that carry meaning, a number does not make it code: “port 1789 already in use”. */
const sentence = { all: 4, meaningful: 3 } as const;

/** Whether the words look like something out of code rather than prose. */
function looksLikeCode(words: readonly QueryWord[]): boolean {
  const prose = words.filter(({ raw }) => !isCodeWord(raw));
  const isSentence =
    prose.length >= sentence.all || prose.filter(({ isStopWord }) => !isStopWord).length >= sentence.meaningful;
  return words.some(({ raw }) => isCodeWord(raw) && !(isSentence && number.test(raw)));
}

/** Reads a query. A query without letters or digits has no words. */
export function analyseQuery(text: string): Query {
  const typed = text.slice(0, longestQuery);
  const raw = typed
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => normalise(word) !== '')
    .slice(0, mostWords);
  const words = raw.map((word) => {
    const whole = normalise(word);
    return {
      raw: word,
      whole,
      parts: identifierParts(word),
      isStopWord: stopWords.has(normalise(word.replace(shortened, ''))),
    };
  });
  return {
    words,
    isCode: looksLikeCode(words),
    isDefinition: definition.test(typed),
    isOperation: operation.test(typed),
    isTask: task.test(typed),
    whole: words.map(({ whole }) => whole).join(''),
  };
}
