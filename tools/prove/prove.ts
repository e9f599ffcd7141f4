import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Statement } from './statements.ts';

/** What looking a statement up in its source came to; `problem` is undefined when it was found. */
export interface Looked {
  readonly statement: Statement;
  readonly problem: string | undefined;
}

/** Source without the spaces that formatters align columns with. */
const even = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Opens the source that a statement names and looks for its symbol there.
 *
 * @param root folder of the repository's checkout
 */
export function prove(statement: Statement, root: string, read: (file: string) => string = cachedRead()): Looked {
  const place = statement.source.slice(statement.source.indexOf(':') + 1);
  const file = path.join(root, place);
  if (!file.startsWith(`${root}${path.sep}`)) return { statement, problem: 'the source lies outside its repository' };
  if (!existsSync(file) || !statSync(file).isFile()) return { statement, problem: 'there is no such file' };
  return {
    statement,
    problem: read(file).includes(even(statement.symbol))
      ? undefined
      : `its symbol is not in the file: ${statement.symbol}`,
  };
}

/** Reads each file once. */
export function cachedRead(): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const text = known.get(file) ?? even(readFileSync(file, 'utf8'));
    known.set(file, text);
    return text;
  };
}
