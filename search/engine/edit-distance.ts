/** How many typing errors are forgiven in a word of this many letters. */
export function forgivenEdits(length: number): 0 | 1 | 2 {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}
