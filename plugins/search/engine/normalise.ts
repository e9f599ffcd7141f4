const marks = /\p{M}+/gu;
const notWord = /[^a-z0-9]+/g;

/** Lower case without accents; punctuation kept. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** An identifier or word as one token: lower case, without accents, separators or other signs. May be empty. */
export function normalise(text: string): string {
  return fold(text).replace(notWord, '');
}
