import { originVectors, scriptVectors } from './vectors.ts';

const pieces = [
  '%',
  '%E0%A4%A',
  '%ff',
  '%00',
  '\u0000',
  '\u202e',
  '\ud800',
  '\udfff',
  '👩‍🚀',
  'ﷺ',
  '�',
  '"',
  "'",
  '<',
  '>',
  '&',
  '=',
  '#',
  '?',
  '/',
  '\\',
  '..',
  ':',
  ';',
  '`',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '^',
  '~',
  '+',
  '*',
  '$',
  '.*',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  '-1',
  '1e400',
  'null',
  'undefined',
  'true',
  'orders',
  'ListOrders',
  'market.fee.factors.makerFee',
  'mainnet',
  'testnet',
  'index.html',
  '.proto',
];

/** Inputs without end, the same for the same numbers: vectors as they are, vectors changed, and mixtures of awkward pieces. */
export function* inputs(
  random: () => number,
  vectors: readonly string[] = [...scriptVectors, ...originVectors],
): Generator<string, never> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const mixture = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
      random() < 0.8 ? pick(pieces) : String.fromCharCode(Math.floor(random() * 0xffff)),
    ).join('');
  const changes: readonly ((text: string) => string)[] = [
    (text) => text.slice(0, Math.floor(random() * text.length)),
    (text) => text + pick(pieces),
    (text) => pick(pieces) + text,
    (text) => text.replaceAll(' ', pick(['/', '\t', '\n', '\f', '+'])),
    (text) => [...text].map((letter) => (random() < 0.3 ? letter.toUpperCase() : letter)).join(''),
    (text) => {
      const at = Math.floor(random() * text.length);
      return text.slice(0, at) + pick(pieces) + text.slice(at);
    },
    (text) => text.repeat(1 + Math.floor(random() * 40)),
    (text) => text + pick(vectors),
    (text) => encodeURIComponent(text.toWellFormed()),
  ];
  yield* vectors;
  for (;;) {
    let text = random() < 0.6 ? pick(vectors) : mixture();
    for (let left = Math.floor(random() * 4); left > 0; left -= 1) text = pick(changes)(text).slice(0, 4000);
    yield text;
  }
}

/** The next inputs of a generator. */
export function take(source: Generator<string, never>, number: number): string[] {
  return Array.from({ length: number }, () => source.next().value);
}
