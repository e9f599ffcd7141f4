/** A word, a string or a sign of a .proto file, with its place in the text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// Comments and white space come first and are left out; a string ends at its quote, a word holds dots.
const pattern = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+)|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z0-9_.]+|[\s\S])/g;

/** The tokens of a .proto file, without comments. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap(({ 2: token, index }) =>
    token === undefined ? [] : [{ text: token, start: index, end: index + token.length }],
  );
}
