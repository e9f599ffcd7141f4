/**
 * The port that the site is served at on the reader's own machine: `PORT`, else 3000.
 * NaN where `PORT` is no number, for the caller to refuse.
 */
export const chosenPort = (environment: NodeJS.ProcessEnv = process.env): number => Number(environment['PORT'] ?? 3000);
