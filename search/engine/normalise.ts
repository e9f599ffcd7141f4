const marks = /\p{M}+/gu;
const notWord = /[^a-z0-9]+/g;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const ascii = /^[\x00-\x7f]*$/;

/** A text with its accented letters replaced by plain ones. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(marks, '');
}

/** An identifier or word as one token: lower case, without accents, separators or other signs. May be empty. */
export function normalise(text: string): string {
  return (ascii.test(text) ? text : withoutMarks(text)).toLowerCase().replace(notWord, '');
}
