import type { Lesson } from './lesson.ts';
import { auction } from './stories/auction.ts';
import { closeOut } from './stories/close-out.ts';
import { fees } from './stories/fees.ts';
import { funding } from './stories/funding.ts';
import { iceberg } from './stories/iceberg.ts';
import { match } from './stories/match.ts';
import { sla } from './stories/sla.ts';
import { stop } from './stories/stop.ts';
import { vote } from './stories/vote.ts';

/** All lessons, for what runs when the site is built. */
export const lessons: Readonly<Record<string, Lesson>> = Object.fromEntries(
  [match, auction, closeOut, iceberg, stop, fees, funding, sla, vote].map((lesson) => [lesson.name, lesson]),
);
