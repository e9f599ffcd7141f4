import type { ResultTable, Results } from './definition.ts';

/** Results as lines of text, to paste into a message. */
export function resultsAsText(title: string, results: Results): string {
  const lines = results.lines.map(
    ({ label, value, unit }) => `${label}: ${value}${unit === undefined ? '' : ` ${unit}`}`,
  );
  const table =
    results.table === undefined
      ? []
      : ['', results.table.caption, ...[results.table.columns, ...results.table.rows].map((row) => row.join('\t'))];
  return [title, ...(results.danger === undefined ? [] : [results.danger]), ...lines, ...table].join('\n');
}

const cell = (text: string): string => {
  const bare = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /[",\n]/.test(bare) ? `"${bare.replaceAll('"', '""')}"` : bare;
};
const rows = (table: Pick<ResultTable, 'columns' | 'rows'>): string[] =>
  [table.columns, ...table.rows].map((row) => row.map(cell).join(','));

/** Results as CSV for a spreadsheet, numbers without the commas between thousands: the named values, then the table. */
export function resultsAsCsv(results: Results): string {
  const named = rows({
    columns: ['Result', 'Value'],
    rows: results.lines.map(({ label, value, unit }) => [unit === undefined ? label : `${label}, ${unit}`, value]),
  });
  return `${[...named, ...(results.table === undefined ? [] : ['', ...rows(results.table)])].join('\r\n')}\r\n`;
}
