import { afterAll } from 'vitest';

/** Counts the samples of one language. */
export interface Tally {
  ran: number;
  passed: number;
  readonly skipped: string[];
}

/** Prints, when the file's tests are over, how many samples of each language ran and passed. */
export function tallies(title: string): (language: string) => Tally {
  const known = new Map<string, Tally>();
  afterAll(() => {
    for (const [language, { ran, passed, skipped }] of known) {
      const notRun =
        skipped.length === 0
          ? ''
          : `; ${skipped.length} not run:\n${skipped.map((reason) => `    ${reason}`).join('\n')}`;
      console.log(`Samples · ${title} · ${language}: ${ran} ran, ${passed} passed${notRun}`);
    }
  });
  return (language) => {
    const tally = known.get(language) ?? { ran: 0, passed: 0, skipped: [] };
    known.set(language, tally);
    return tally;
  };
}
