/** Endings, longest first, with what stands in their place. The rest must keep three letters and a vowel. */
const endings: readonly (readonly [ending: string, replacement: string])[] = [
  ['ations', 'at'],
  ['ation', 'at'],
  ['ators', 'at'],
  ['ator', 'at'],
  ['ements', ''],
  ['ement', ''],
  ['ments', ''],
  ['ment', ''],
  ['sses', 'ss'],
  ['ies', 'y'],
  ['ions', ''],
  ['ion', ''],
  ['ings', ''],
  ['ing', ''],
  ['als', ''],
  ['al', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];

/** Letters that an ending ends with: all other words are their own stem. */
const lastLetters = /[degnlrst]$/;
const onlyLetters = /^[a-z]+$/;
const kept = /(?:ss|us|is)$/;

/**
 * What is left of an English word without its endings: stake, stakes, staking and staked give the same. Light on purpose;
 * the word itself is always searched as well, so that a stem never hides an identifier.
 */
export function stem(word: string): string {
  if (word.length < 4 || !lastLetters.test(word) || !onlyLetters.test(word) || kept.test(word)) return word;
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length) + replacement;
    if (rest.length < 3 || !/[aeiouy]/.test(rest)) continue;
    return rest.replace(/([bdfgmnprt])\1$/, '$1');
  }
  return word;
}
