import { appendFileSync } from 'node:fs';

export type Counted = 'headers and policies checked' | 'faults survived' | 'inputs tried' | 'requests served';

/** Adds to a number that `npm run test:production` shows at its end. Call it once what it counts has been asserted. */
export function count(what: Counted, number: number): void {
  const file = process.env['DOCS_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify([what, number])}\n`);
}
