import type { ChoiceField, NumberField, RawValues, Values } from '../protocol-math/calculators/definition.ts';

/** One table of what is shown after a step. Rows are told apart by their keys, cells by the columns. */
export interface LessonTable {
  readonly id: string;
  readonly caption: string;
  /** the first names the rows */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** what stands there when there are no rows */
  readonly empty: string;
}

/** One ledger entry in words, with the type of the transfer as the API names it. */
export interface LessonEntry {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly amount: string;
}

export interface LessonStep {
  /** what somebody does, or what comes next, as a short sentence without its full stop */
  readonly action: string;
  /** what follows from it */
  readonly says: string;
  readonly entries: readonly LessonEntry[];
  /** the money of all accounts together, which no step changes */
  readonly total: string;
  readonly tables: readonly LessonTable[];
}

export interface LessonRun {
  /** what is there before the first step */
  readonly start: readonly LessonTable[];
  readonly steps: readonly LessonStep[];
}

/** A lesson: a story in steps, worked out from nothing but its values. */
export interface Lesson {
  /** names it in pages and links */
  readonly name: string;
  readonly title: string;
  /** what the reader will see, and what the market is set to */
  readonly intro: string;
  /** what the release does besides, that the lesson leaves out */
  readonly leavesOut: string;
  /** what the reader may change */
  readonly fields: readonly (NumberField | ChoiceField)[];
  run(values: Values): LessonRun;
}

export type { RawValues, Values };
