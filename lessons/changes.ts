import type { LessonTable } from './lesson.ts';

export interface ShownCell {
  readonly text: string;
  /** what stood there a step before, where that was something else */
  readonly was?: string;
}

export interface ShownRow {
  readonly key: string;
  readonly state: 'same' | 'new' | 'gone';
  readonly cells: readonly ShownCell[];
}

type Tables = readonly LessonTable[];

/** A table beside the one of the step before: what is new, gone or changed. Rows that are gone stand where they stood. */
export function compareTables(before: LessonTable | undefined, after: LessonTable): ShownRow[] {
  const known = new Map((before ?? after).rows.map((row) => [row.key, row]));
  const rows: ShownRow[] = after.rows.map(({ key, cells }) => {
    const old = known.get(key);
    return {
      key,
      state: old === undefined ? 'new' : 'same',
      cells: cells.map((text, column) => {
        const was = old?.cells[column];
        return was === undefined || was === text ? { text } : { text, was };
      }),
    };
  });
  const left = new Set(after.rows.map(({ key }) => key));
  (before?.rows ?? []).forEach(({ key, cells }, place, all) => {
    if (left.has(key)) return;
    const above = all.slice(0, place).findLast((row) => rows.some((one) => one.key === row.key))?.key;
    rows.splice(rows.findIndex((row) => row.key === above) + 1, 0, {
      key,
      state: 'gone',
      cells: cells.map((text) => ({ text })),
    });
  });
  return rows;
}

const tableBefore = (before: Tables, { id }: LessonTable): LessonTable | undefined =>
  before.find((table) => table.id === id);

/** Whether anything in a table is not what it was a step before. */
export function hasChanged(before: Tables, table: LessonTable): boolean {
  return compareTables(tableBefore(before, table), table).some(
    ({ state, cells }) => state !== 'same' || cells.some(({ was }) => was !== undefined),
  );
}

/** The name of a column where a row has more than one value. */
const columnOf = ({ columns }: LessonTable, column: number): string =>
  columns.length > 2 ? `, ${(columns[column] ?? '').toLowerCase()}` : '';

/** As many changes as a sentence can hold. */
const MOST = 8;

/** What changed from one step to the next, as one sentence. */
export function tellChanges(before: Tables, after: Tables): string {
  const changes = after.flatMap((table) =>
    compareTables(tableBefore(before, table), table).flatMap(({ state, cells }) => {
      const texts = cells.map(({ text }) => text);
      // Orders are known by all that they are, but their size; other rows by their first cell.
      const name = table.id === 'book' ? texts.filter((_, at) => cells[at]?.was === undefined).join(' ') : texts[0];
      if (state !== 'same') return [`${state}: ${texts.filter(Boolean).join(' ')}`];
      return cells.flatMap(({ text, was }, column) =>
        was === undefined ? [] : [`${name ?? ''}${columnOf(table, column)}: ${text}, was ${was}`],
      );
    }),
  );
  if (changes.length === 0) return 'No number has changed.';
  const more = changes.length > MOST ? [`and ${changes.length - MOST} more, marked in the tables`] : [];
  return `Changed: ${[...changes.slice(0, MOST), ...more].join('; ')}.`;
}
