import { countOf, rowCount, rowFields } from '../../../content/proposals/build-proposal.ts';
import type { ProposalRows } from '../../../content/proposals/types.ts';

type Values = Readonly<Record<string, string>>;

/** The values with one row more, empty. */
export function addRow(rows: ProposalRows, values: Values): Values {
  const count = rowCount(rows, values);
  return {
    ...values,
    ...Object.fromEntries(rowFields(rows, count).map(({ path }) => [path, ''])),
    [countOf(rows)]: String(count + 1),
  };
}

/** The values without one row; those below it move up. */
export function removeRow(rows: ProposalRows, values: Values, index: number): Values {
  const count = rowCount(rows, values);
  const moved = Array.from({ length: count - 1 }, (_, place) => {
    const from = rowFields(rows, place < index ? place : place + 1);
    return rowFields(rows, place).map(({ path }, field) => [path, values[from[field]?.path ?? ''] ?? ''] as const);
  });
  const gone = new Set(rowFields(rows, count - 1).map(({ path }) => path));
  return {
    ...Object.fromEntries(Object.entries(values).filter(([path]) => !gone.has(path))),
    ...Object.fromEntries(moved.flat()),
    [countOf(rows)]: String(count - 1),
  };
}
