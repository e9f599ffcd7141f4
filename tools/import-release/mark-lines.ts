import { readAgain } from './words.ts';

/** A description to read again: the line of its element, from 1, and what changed. */
export interface LineMark {
  readonly line: number;
  readonly text: string;
}

interface Style {
  /** How a comment of the language begins. */
  readonly comment: string;
  /** First line, from 0, of what belongs to an element, given the line of its name. */
  readonly above: (lines: readonly string[], at: number) => number;
  /** Whether an empty line keeps the mark out of the description. */
  readonly apart: boolean;
}

const slashes = (lines: readonly string[], at: number): number => {
  let first = at;
  while (first > 0 && /^\s*\/\//.test(lines[first - 1] ?? '')) first -= 1;
  return first;
};

function quotes(lines: readonly string[], at: number): number {
  const above = (lines[at - 1] ?? '').trim();
  if (!above.endsWith('"""')) return at;
  if (above.length > 3 && above.startsWith('"""')) return at - 1;
  let first = at - 2;
  while (first >= 0 && !(lines[first] ?? '').trim().startsWith('"""')) first -= 1;
  return Math.max(0, first);
}

const styles: Readonly<Record<string, Style>> = {
  proto: { comment: '//', above: slashes, apart: true },
  sol: { comment: '//', above: slashes, apart: true },
  graphql: { comment: '#', above: quotes, apart: false },
  yaml: { comment: '#', above: (_, at) => at, apart: false },
};

/**
 * A file of the definitions with comments above the descriptions that have to be read again.
 *
 * @param file its name, of which the ending says how comments are written
 */
export function markLines(file: string, text: string, marks: readonly LineMark[]): string {
  const style = styles[file.slice(file.lastIndexOf('.') + 1)];
  if (style === undefined) throw new Error(`${file}: no comments are known for files of this kind.`);
  const lines = text.split('\n');
  for (const { line, text: words } of [...marks].sort((a, b) => b.line - a.line)) {
    const at = style.above(lines, line - 1);
    const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
    lines.splice(at, 0, `${indent}${style.comment} ${readAgain}: ${words}`, ...(style.apart ? [''] : []));
  }
  return lines.join('\n');
}
