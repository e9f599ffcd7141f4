import { appendFileSync } from 'node:fs';
import type { Counted, Reported } from '../../../tools/test/reported.ts';

function report(entry: Reported): void {
  const file = process.env['DOCS_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** Adds to a number that `npm run test:production` shows at its end. Call it once what it counts has been asserted. */
export const count = (what: Counted, number: number): void => report([what, number]);

/** Shows a line of a table among the figures that `npm run test:production` ends with. */
export const figure = (line: string): void => report(['figure', line]);
