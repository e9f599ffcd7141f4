/**
 * For fields that take ids, amounts, names and code: no keyboard of a phone gives them a capital or another word, and no dictionary marks
 * them.
 */
export const typedAsIs = {
  autocomplete: 'off',
  autocapitalize: 'none',
  autocorrect: 'off',
  spellcheck: 'false',
} as const;

/** The same under the names that React has for them. */
export const typedAsIsProps = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
