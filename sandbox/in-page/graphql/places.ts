/** A place in a text as editors show it: line and column, from 1. */
export function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - start + 1 };
}

/** Where a line and a column, from 0, are in a text; the end of the line, or of the text, where they lie beyond. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 0; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + column, end < 0 ? text.length : end);
}

/** The word that a place is in or ends at. */
export function wordAt(text: string, at: number): { readonly from: number; readonly to: number } {
  const before = /[$@]?\w*$/.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^\w*/.exec(text.slice(at))?.[0].length ?? 0;
  return { from: at - before, to: at + after };
}
