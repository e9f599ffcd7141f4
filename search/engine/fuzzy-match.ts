export interface FuzzyToken {
  /** Position in the dictionary. */
  readonly index: number;
  readonly edits: number;
  /** Whether only the token's beginning is similar. */
  readonly isPrefix: boolean;
}

const far = 99;

/**
 * Tokens of a sorted dictionary that differ from `word` by few typing errors (a letter added, left out, replaced, or two
 * neighbours swapped); with `asPrefix` also tokens that begin similarly. Empty for words too short to forgive anything.
 *
 * Neighbours in a sorted dictionary begin alike, so the rows of the distance table are kept for the shared beginning.
 */
export function fuzzyMatch(dictionary: readonly string[], word: string, asPrefix: boolean): FuzzyToken[] {
  const limit = maxEdits(word.length);
  if (limit === 0) return [];
  const width = word.length + 1;
  const deepest = word.length + limit;
  const rows = new Uint8Array((deepest + 1) * width);
  for (let column = 0; column < width; column += 1) rows[column] = column;
  const found: FuzzyToken[] = [];
  /** How many letters of the previous token have their row. */
  let filled = 0;
  /** Whether the last of those rows was past the limit: what begins alike is past it as well. */
  let hopeless = false as boolean;
  let previous = '';
  for (let index = 0; index < dictionary.length; index += 1) {
    const token = dictionary[index] ?? '';
    let depth = 0;
    const shared = Math.min(filled, token.length);
    while (depth < shared && token.charCodeAt(depth) === previous.charCodeAt(depth)) depth += 1;
    if (hopeless && depth === filled) continue;
    let best = far;
    for (let known = 1; known <= depth; known += 1) best = Math.min(best, rows[known * width + width - 1] ?? far);
    let alive = !(hopeless && depth === filled);
    while (alive && depth < token.length && depth < deepest) {
      depth += 1;
      let least = far;
      const row = depth * width;
      rows[row] = depth;
      const letter = token.charCodeAt(depth - 1);
      for (let column = 1; column < width; column += 1) {
        const above = rows[row - width + column] ?? far;
        const left = rows[row + column - 1] ?? far;
        const diagonal = rows[row - width + column - 1] ?? far;
        let value = Math.min(above + 1, left + 1, diagonal + (letter === word.charCodeAt(column - 1) ? 0 : 1));
        const swapped =
          depth > 1 &&
          column > 1 &&
          letter === word.charCodeAt(column - 2) &&
          token.charCodeAt(depth - 2) === word.charCodeAt(column - 1);
        if (swapped) value = Math.min(value, (rows[row - 2 * width + column - 2] ?? far) + 1);
        rows[row + column] = value;
        if (value < least) least = value;
      }
      best = Math.min(best, rows[row + width - 1] ?? far);
      alive = least <= limit;
    }
    filled = depth;
    hopeless = !alive;
    previous = token;
    const whole = depth === token.length ? (rows[depth * width + width - 1] ?? far) : far;
    if (whole <= limit) found.push({ index, edits: whole, isPrefix: false });
    else if (asPrefix && best <= limit) found.push({ index, edits: best, isPrefix: true });
  }
  return found;
}

/** How many typing errors are forgiven in a word of this many letters. */
export function maxEdits(length: number): 0 | 1 | 2 {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}
