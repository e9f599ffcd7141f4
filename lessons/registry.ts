import type { Lesson } from './lesson.ts';

/** Lessons by name, for the browser: the code of one is fetched when it is started. */
export const lessonLoaders: Readonly<Record<string, () => Promise<Lesson>>> = {
  match: async () => (await import('./stories/match.ts')).match,
  auction: async () => (await import('./stories/auction.ts')).auction,
  iceberg: async () => (await import('./stories/iceberg.ts')).iceberg,
  fees: async () => (await import('./stories/fees.ts')).fees,
  funding: async () => (await import('./stories/funding.ts')).funding,
  sla: async () => (await import('./stories/sla.ts')).sla,
  vote: async () => (await import('./stories/vote.ts')).vote,
  stop: async () => (await import('./stories/stop.ts')).stop,
  'close-out': async () => (await import('./stories/close-out.ts')).closeOut,
};
