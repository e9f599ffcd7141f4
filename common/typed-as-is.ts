/**
 * For fields that take ids, amounts, names and code: no keyboard of a phone gives them a capital or another word, and no dictionary marks
 * them. Named as React has it: HTML does not tell capitals of attributes apart.
 */
export const typedAsIs = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: 'false',
} as const;
