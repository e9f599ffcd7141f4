import type { Lesson } from './lesson.ts';
import { auction } from './stories/auction.ts';
import { closeOut } from './stories/close-out.ts';
import { match } from './stories/match.ts';

/** All lessons, for what runs when the site is built. */
export const lessons: Readonly<Record<string, Lesson>> = Object.fromEntries(
  [match, auction, closeOut].map((lesson) => [lesson.name, lesson]),
);
