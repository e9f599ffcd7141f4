import type { CalculatorDefinition, Field, RawValues, ResultTable, Results, RowsField } from './definition.ts';

type Fields = Pick<CalculatorDefinition, 'fields'>;

const labelled = (label: string, unit: string | undefined): string =>
  unit === undefined ? label : `${label}, ${unit}`;

/** What a field holds, as its reader sees it; empty where an optional field is. */
function entered(field: Exclude<Field, RowsField>, values: RawValues): string {
  const raw = values[field.name] ?? field.default;
  return field.kind === 'choice' ? (field.options.find(({ value }) => value === raw)?.label ?? raw) : raw.trim();
}

/** The rows of a field, without those still empty. */
const rowsOf = (field: RowsField, values: RawValues): string[][] =>
  (values[field.name] ?? field.default)
    .split('\n')
    .map((line) => line.split(/[\s;]+/).filter(Boolean))
    .filter((cells) => cells.some((one) => one !== '_'));

interface Inputs {
  readonly named: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly ResultTable[];
}

/** What was entered: a result without it is worth nothing to whom it is passed on. */
function inputsOf({ fields }: Fields, values: RawValues): Inputs {
  return {
    named: fields.flatMap((field) =>
      field.kind === 'rows' ? [] : [[labelled(field.label, field.unit), entered(field, values)] as const],
    ),
    tables: fields.flatMap((field) =>
      field.kind === 'rows'
        ? [
            {
              caption: labelled(field.label, field.unit),
              columns: field.columns.map(({ label }) => label),
              rows: rowsOf(field, values),
            },
          ]
        : [],
    ),
  };
}

/** Inputs and results as lines of text, to paste into a message. */
export function resultsAsText(
  definition: Fields & { readonly title: string },
  values: RawValues,
  results: Results,
): string {
  const inputs = inputsOf(definition, values);
  const table = ({ caption, columns, rows }: ResultTable): string[] => [
    '',
    caption,
    ...[columns, ...rows].map((row) => row.join('\t')),
  ];
  return [
    definition.title,
    '',
    'Inputs',
    ...inputs.named.map(([label, value]) => `${label}: ${value === '' ? 'left empty' : value}`),
    ...inputs.tables.flatMap(table),
    '',
    'Results',
    ...(results.danger === undefined ? [] : [results.danger]),
    ...results.lines.map(({ label, value, unit }) => `${label}: ${value}${unit === undefined ? '' : ` ${unit}`}`),
    ...(results.table === undefined ? [] : table(results.table)),
  ].join('\n');
}

const cell = (text: string): string => {
  const bare = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /[",\n]/.test(bare) ? `"${bare.replaceAll('"', '""')}"` : bare;
};
const lines = (table: Pick<ResultTable, 'columns' | 'rows'>): string[] =>
  [table.columns, ...table.rows].map((row) => row.map(cell).join(','));

/**
 * Inputs and results as CSV for a spreadsheet, numbers without the commas between thousands: the named inputs, a table for
 * each field of rows, the named results, then their table.
 */
export function resultsAsCsv(definition: Fields, values: RawValues, results: Results): string {
  const inputs = inputsOf(definition, values);
  const parts = [
    ...(inputs.named.length === 0 ? [] : [lines({ columns: ['Input', 'Value'], rows: inputs.named })]),
    ...inputs.tables.map((table) => [cell(table.caption), ...lines(table)]),
    lines({
      columns: ['Result', 'Value'],
      rows: results.lines.map(({ label, value, unit }) => [labelled(label, unit), value]),
    }),
    ...(results.table === undefined ? [] : [lines(results.table)]),
  ];
  return `${parts.map((part) => part.join('\r\n')).join('\r\n\r\n')}\r\n`;
}
