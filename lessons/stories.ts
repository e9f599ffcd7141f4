import type { Lesson } from './lesson.ts';
import { auction } from './stories/auction.ts';
import { closeOut } from './stories/close-out.ts';
import { iceberg } from './stories/iceberg.ts';
import { match } from './stories/match.ts';
import { stop } from './stories/stop.ts';

/** All lessons, for what runs when the site is built. */
export const lessons: Readonly<Record<string, Lesson>> = Object.fromEntries(
  [match, auction, closeOut, iceberg, stop].map((lesson) => [lesson.name, lesson]),
);
