import type { Dec } from '../decimal.ts';
import { checkNumber } from './checkNumber.ts';
import type { RowsField } from './definition.ts';

/** The rows of a table as typed, or the sentence that names the first line at fault. Empty lines are skipped. */
export function checkRows(text: string, field: RowsField): { rows: Dec[][] } | { message: string } {
  const lines = text
    .split('\n')
    .map((line, index) => ({
      number: index + 1,
      cells: line
        .trim()
        .split(/[\s;]+/)
        .filter(Boolean),
    }))
    .filter((line) => line.cells.some((cell) => cell !== '_'));
  const names = field.columns.map((column) => column.label.toLowerCase()).join(', ');
  if (lines.length === 0 && field.optional) return { rows: [] };
  if (lines.length === 0) return { message: `Enter at least one line: ${names}.` };
  if (lines.length > field.maxRows) return { message: `Enter at most ${field.maxRows} lines.` };
  const rows: Dec[][] = [];
  for (const { number, cells } of lines) {
    if (cells.length !== field.columns.length) {
      return { message: `Line ${number} needs ${field.columns.length} values: ${names}.` };
    }
    const row: Dec[] = [];
    for (const [index, column] of field.columns.entries()) {
      // The form keeps an empty cell of a row as an underscore.
      const checked = checkNumber(cells[index] === '_' ? '' : (cells[index] ?? ''), column);
      if ('message' in checked) return { message: `Line ${number}, ${column.label.toLowerCase()}: ${checked.message}` };
      row.push(checked.value);
    }
    rows.push(row);
  }
  return { rows };
}
