const pairs = (word: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** So much of two words' pairs of letters is the same in words that a reader may have meant. */
const alike = 0.45;

/** The words of a dictionary that are most like a word that nothing answers, best first; none when nothing is like it. */
export function nearWords(dictionary: readonly string[], word: string, most: number): string[] {
  const own = pairs(word);
  if (own.size === 0) return [];
  return dictionary
    .flatMap((token) => {
      if (Math.abs(token.length - word.length) > word.length / 2 || /\d/.test(token)) return [];
      const other = pairs(token);
      let shared = 0;
      for (const pair of other) if (own.has(pair)) shared += 1;
      const likeness = (2 * shared) / (own.size + other.size);
      return likeness >= alike ? [{ token, likeness }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness || (a.token < b.token ? -1 : 1))
    .slice(0, most)
    .map(({ token }) => token);
}
