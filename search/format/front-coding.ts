const separator = '\n';
const firstLength = '!'.charCodeAt(0);
const longest = 60;

/** Sorted words as text: each says how many letters it shares with the one before, and what follows. */
export function encodeWords(words: readonly string[]): string {
  let previous = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < longest && shared < word.length && word[shared] === previous[shared]) shared += 1;
      previous = word;
      return codeOf(shared) + word.slice(shared);
    })
    .join(separator);
}

/** Signs from `!`, leaving out the two that JSON escapes. */
function codeOf(shared: number): string {
  const code = firstLength + shared;
  return String.fromCharCode(code + (code >= 34 ? 1 : 0) + (code >= 91 ? 1 : 0));
}

function sharedOf(code: number): number {
  return code - firstLength - (code > 92 ? 1 : 0) - (code > 34 ? 1 : 0);
}

/** The words that `encodeWords` wrote. */
export function decodeWords(text: string): string[] {
  if (text === '') return [];
  let previous = '';
  return text.split(separator).map((entry) => {
    previous = previous.slice(0, sharedOf(entry.charCodeAt(0))) + entry.slice(1);
    return previous;
  });
}
