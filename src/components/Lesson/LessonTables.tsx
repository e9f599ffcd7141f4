import type { ReactNode } from 'react';
import { compareTables, type ShownRow } from '../../../lessons/changes.ts';
import type { LessonEntry, LessonTable } from '../../../lessons/lesson.ts';
import { BreakableText } from '../BreakableText';

const NUMBER = /^(?:[+−]?[\d,]+(?:\.\d+)?%?|none|)$/;

function Cell({ row, column }: { readonly row: ShownRow; readonly column: number }): ReactNode {
  const { text, was } = row.cells[column] ?? { text: '' };
  if (row.state === 'gone') return <del>{text}</del>;
  if (was === undefined) return text;
  return (
    <>
      <del>{was}</del> <ins>{text}</ins>
    </>
  );
}

interface TableProps {
  readonly table: LessonTable;
  /** the same table a step before, where changes are to be marked */
  readonly before?: LessonTable | undefined;
  /** whether only the rows that changed are wanted, as they are now */
  readonly brief?: boolean;
}

const briefly = (rows: readonly ShownRow[]): ShownRow[] =>
  rows
    .filter(({ state, cells }) => state !== 'same' || cells.some(({ was }) => was !== undefined))
    .map((row) => ({ ...row, cells: row.cells.map(({ text }) => ({ text })) }));

/** A table of a lesson. What changed is marked by what it was, and rows by the words "new" and "gone". */
export function LessonTableView({ table, before, brief = false }: TableProps): ReactNode {
  const { caption, columns, empty } = table;
  const all = compareTables(before, table);
  const rows = brief ? briefly(all) : all;
  const numeric = columns.map((_, column) => rows.every(({ cells }) => NUMBER.test(cells[column]?.text ?? '')));
  return (
    <div className="table-frame lesson__table" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {rows.length === 0 ? (
          <tbody>
            <tr>
              <td>{empty}</td>
            </tr>
          </tbody>
        ) : (
          <>
            <thead>
              <tr>
                {columns.map((name, column) => (
                  <th key={name} scope="col" className={numeric[column] === true ? 'lesson__number' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} data-state={row.state === 'same' ? undefined : row.state}>
                  {row.cells.map((_, column) => (
                    <td key={columns[column]} className={numeric[column] === true ? 'lesson__number' : undefined}>
                      <Cell row={row} column={column} />
                      {column === 0 && row.state !== 'same' ? <em className="lesson__state"> {row.state}</em> : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </>
        )}
      </table>
    </div>
  );
}

/** The ledger entries of a step, in their order. */
export function LessonEntries({
  entries,
  narrow = false,
}: {
  readonly entries: readonly LessonEntry[];
  /** whether they stand in a column that is too narrow for long names */
  readonly narrow?: boolean;
}): ReactNode {
  return (
    <ol className="lesson__entries">
      {entries.map(({ from, to, type, amount }, index) => (
        <li key={index}>
          <span>
            {from} → {to}
          </span>{' '}
          <code translate="no">{narrow ? <BreakableText parts={type.split(/(?<=_)/)} /> : type}</code> <b>{amount}</b>
        </li>
      ))}
    </ol>
  );
}
