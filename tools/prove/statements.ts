import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a page says, and the place in the release's sources that proves it. */
export interface Statement {
  /** A page below docs/, or a definition. */
  readonly page: string;
  /** Words of the page. */
  readonly quote: string;
  /** `repository:path`, such as `vega:core/fee/engine.go`. */
  readonly source: string;
  /** Text of that file. */
  readonly symbol: string;
  /** The file of tests/content/statements that it stands in. */
  readonly file: string;
}

const folder = path.resolve(import.meta.dirname, '../../tests/content/statements');

/** Every recorded statement. */
export function loadStatements(): Statement[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) =>
      (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Omit<Statement, 'file'>[]).map((item) => ({
        ...item,
        file,
      })),
    );
}
