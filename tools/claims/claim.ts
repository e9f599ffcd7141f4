/** A sentence, a row, a line of code or a value that says something which can be right or wrong. */
export interface Claim {
  /** Line that it begins on, from 1. */
  readonly line: number;
  /** The words, with white space made alike. */
  readonly text: string;
}

/**
 * Words that carry a fact: who changes, adds or takes one away changes what the sentence says. Figures and words in code font
 * count as well.
 */
const words = new RegExp(
  `\\b(?:${[
    // Negation and exclusion.
    "not|no|none|never|nothing|nobody|neither|nor|without|cannot|\\w+n['’]t|except|unless|only|alone|instead",
    // Every and some.
    'all|always|any|every|each|both|either|whole|same|other|exactly|once|twice|again',
    // Amounts and limits.
    'above|below|over|under|more|less|most|least|fewer|longer|shorter|larger|smaller|higher|lower|greater|equal|within',
    'up|beyond|minimum|maximum|half|double|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand',
    // Order and time.
    'before|after|until|while|when|first|last|next|then|earlier|later|since|already|still|immediately|at once',
    // Must and may.
    'must|may|can|has to|have to|should|need|needs|required|optional|refused|rejected|accepted|allowed|ignored',
    // Units.
    'nanoseconds?|microseconds?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|blocks?|epochs?|bytes?|percent|wei',
    // What something is or does, in the words that a slip turns round.
    'true|false|yes|on|off|enabled|disabled|buys?|sells?|long|short|bid|ask|pays?|receives?|from|to|by|through|is|are',
  ].join('|')})\\b`,
  'i',
);

/** Whether words say something that can be right or wrong. */
export const carriesFact = (text: string): boolean => /[\d`]/.test(text) || words.test(text);

/** Ends of sentences: a stop, but not that of an item's number, then white space, then what a sentence begins with. */
const sentenceEnd = /(?<!^\s*\d+\.)(?<=[.!?:;]["”)]?)\s+(?=["“(*[<`A-Z0-9])/;

/** Cuts a block of text, that begins on a line, into sentences; each knows its line. */
export function sentences(text: string, firstLine: number): Claim[] {
  const found: Claim[] = [];
  let line = firstLine;
  let rest = text;
  for (;;) {
    const end = sentenceEnd.exec(rest);
    const taken = end === null ? rest : rest.slice(0, end.index + end[0].length);
    const lead = /^\s*/.exec(taken)?.[0] ?? '';
    const said = taken.replace(/\s+/g, ' ').trim();
    if (said !== '') found.push({ line: line + lead.split('\n').length - 1, text: said });
    line += taken.split('\n').length - 1;
    if (end === null) return found;
    rest = rest.slice(taken.length);
  }
}
