const marks = /\p{M}+/gu;
const notWord = /[^a-z0-9]+/g;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const ascii = /^[\x00-\x7f]*$/;

/** Lower case without accents; punctuation kept. */
export function fold(text: string): string {
  return ascii.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** An identifier or word as one token: lower case, without accents, separators or other signs. May be empty. */
export function normalise(text: string): string {
  return fold(text).replace(notWord, '');
}
