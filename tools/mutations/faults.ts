import type { Mutant } from './mutant.ts';

/** A kind of slip: what it takes for another thing. */
export interface Fault {
  readonly pattern: RegExp;
  readonly slip: (match: RegExpMatchArray, random: () => number) => string;
}

/** Words that a slip takes for each other, both ways. */
const pairs = [
  ['before', 'after'],
  ['above', 'below'],
  ['at least', 'at most'],
  ['always', 'never'],
  ['seconds', 'nanoseconds'],
  ['minutes', 'hours'],
  ['more than', 'less than'],
  ['first', 'last'],
  ['every', 'no'],
  ['required', 'optional'],
  ['buy', 'sell'],
] as const;
const others = new Map<string, string>(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

const digit: Fault = {
  pattern: /(?<![\w#.-])\d[\d,.]*\d|(?<![\w#.-])\d(?![\w.])/g,
  slip: ([number], random) => {
    const digits = [...number].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
    const index = digits[Math.floor(random() * digits.length)] ?? 0;
    const other = (Number(number[index]) + 1 + Math.floor(random() * 8)) % 10;
    return number.slice(0, index) + String(other) + number.slice(index + 1);
  },
};
const word: Fault = {
  pattern: new RegExp(`\\b(?:${[...others.keys()].join('|')})\\b`, 'g'),
  slip: ([said]) => others.get(said) ?? said,
};
const negation: Fault = { pattern: / not\b(?! only)|\bonly /g, slip: () => '' };

const operators: Readonly<Record<string, string>> = {
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' === ': ' !== ',
  ' !== ': ' === ',
  '.lt(': '.lte(',
  '.lte(': '.lt(',
  '.gt(': '.gte(',
  '.gte(': '.gt(',
  '.add(': '.sub(',
  '.sub(': '.add(',
  '.floor(': '.ceil(',
  '.ceil(': '.floor(',
  'Math.min(': 'Math.max(',
  'Math.max(': 'Math.min(',
};
const operator: Fault = {
  pattern: new RegExp(
    Object.keys(operators)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'g',
  ),
  slip: ([said]) => operators[said] ?? said,
};
const truth: Fault = { pattern: /\b(?:true|false)\b/g, slip: ([said]) => (said === 'true' ? 'false' : 'true') };
const nullable: Fault = { pattern: /(?<=: \[?\w+\]?)!/g, slip: () => '' };
const fieldNumber: Fault = {
  pattern: /(?<== )\d+(?=;)/g,
  slip: ([number]) => String(Number(number) + 1),
};

/** The slips that are tried on a kind of files. */
export interface Kind {
  readonly name: string;
  /** Which files of the project, by path from its root. */
  readonly files: RegExp;
  readonly faults: readonly Fault[];
  /** Of a hundred that are drawn. */
  readonly share: number;
}

/** Everything that is drawn from. What only a browser sees (styles, components) is held by tests of the built site, which this does not run. */
export const kinds: readonly Kind[] = [
  { name: 'prose', files: /^docs\/.*\.mdx$/, faults: [digit, word, negation], share: 30 },
  {
    name: 'definitions',
    files: /^definitions\/v[\d.]+\/.*\.(?:yaml|proto|graphql)$/,
    faults: [digit, word, negation, nullable, fieldNumber],
    share: 20,
  },
  {
    name: 'words',
    files: /^(?:diagrams\/.*\.dot|definitions\/(?:glossary|releases)\.yaml)$/,
    faults: [digit, word, negation],
    share: 5,
  },
  { name: 'networks', files: /^networks\/.*\.json$/, faults: [digit, truth], share: 5 },
  { name: 'mathematics', files: /^protocol-math\/(?!.*\.test\.).*\.ts$/, faults: [operator, digit, truth], share: 15 },
  { name: 'sandbox', files: /^sandbox\/(?!.*\.test\.|testing).*\.ts$/, faults: [operator, digit, truth], share: 10 },
  { name: 'delivery', files: /^delivery\/(?!.*\.test\.).*\.ts$/, faults: [operator, digit, truth], share: 10 },
  { name: 'search', files: /^search\/(?!.*\.test\.|testing).*\.ts$/, faults: [operator, digit, truth], share: 5 },
];

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const one = <T>(items: readonly T[], random: () => number): T | undefined => items[Math.floor(random() * items.length)];

/** Comments of code say why and are read by people only. */
const isComment = (text: string, at: number): boolean =>
  /^\s*(?:\/\/|\/?\*|import )/.test(text.slice(text.lastIndexOf('\n', at) + 1, at + 40));

/**
 * Draws a fault of a kind.
 *
 * @param files of this kind
 * @param read gives a file's text
 * @returns undefined when the drawn file has nothing that could slip so
 */
export function drawMutant(
  kind: Kind,
  files: readonly string[],
  read: (file: string) => string,
  random: () => number,
): Mutant | undefined {
  const file = one(files, random);
  const fault = one(kind.faults, random);
  if (file === undefined || fault === undefined) return undefined;
  const text = read(file);
  const isProse = /\.mdx$/.test(file);
  const places = [...text.matchAll(fault.pattern)].filter(
    (match) => isProse || file.endsWith('.proto') || file.endsWith('.graphql') || !isComment(text, match.index),
  );
  const match = one(places, random);
  if (!match) return undefined;
  const to = fault.slip(match, random);
  return to === match[0] ? undefined : { kind: kind.name, file, at: match.index, from: match[0], to };
}
