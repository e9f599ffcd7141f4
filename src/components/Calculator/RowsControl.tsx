import type { ReactNode } from 'react';
import { typedAsIs } from '@site/common/typed-as-is';
import { checkNumber } from '../../../protocol-math/calculators/checkNumber.ts';
import type { RowsField } from '../../../protocol-math/calculators/definition.ts';

/** Stands for a cell that is still empty, in the text that a row is kept as. */
const EMPTY = '_';
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .split(/[\s;]+/)
    .filter(Boolean);
const textOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => cell.replace(/\s/g, '') || EMPTY).join(' ')).join('\n');

interface RowsControlProps {
  readonly field: RowsField;
  readonly id: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  /** what is wrong with the rows, or undefined */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A table of numbers with rows to add and remove; the same as text below, to paste into. */
export function RowsControl({ field, id, value, describedBy, error, onChange }: RowsControlProps): ReactNode {
  const rows = value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const change = (row: number, column: number, text: string): void =>
    onChange(
      textOf(
        rows.map((cells, index) =>
          index === row ? field.columns.map((_, place) => (place === column ? text : (cells[place] ?? ''))) : cells,
        ),
      ),
    );
  const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== EMPTY);
  /** An empty row is skipped; in any other each cell is a number by the rules of its column. */
  const breaksRules = (cells: readonly string[], place: number): boolean => {
    const [cell = EMPTY, rules] = [cells[place], field.columns[place]];
    return rules !== undefined && isFilled(cells) && 'message' in checkNumber(cell === EMPTY ? '' : cell, rules);
  };
  const hasWrongCell = rows.some((cells) => field.columns.some((_, place) => breaksRules(cells, place)));
  // Where each cell is a number as it should be, the row does not go with the others: the message names it, or means all.
  const told = Number(/^Line (\d+)/.exec(error ?? '')?.[1]);
  const toldRow = rows.filter(isFilled)[told - 1];
  const isWrong = (cells: readonly string[], place: number): boolean =>
    error !== undefined &&
    (hasWrongCell ? breaksRules(cells, place) : isFilled(cells) && (toldRow === undefined || toldRow === cells));
  return (
    <fieldset className="calculator__rows" aria-describedby={describedBy}>
      <legend>
        {field.label}: {field.columns.map(({ label }) => label.toLowerCase()).join(', ')}
      </legend>
      {rows.map((cells, row) => (
        <div key={row} className="calculator__row">
          {field.columns.map((column, place) => (
            <input
              key={column.label}
              id={`${id}-${row}-${place}`}
              type="text"
              inputMode="decimal"
              {...typedAsIs}
              aria-label={`${field.label}, row ${row + 1}, ${column.label.toLowerCase()}`}
              aria-invalid={isWrong(cells, place) || undefined}
              value={cells[place] === EMPTY ? '' : (cells[place] ?? '')}
              onChange={(event) => change(row, place, event.target.value)}
            />
          ))}
          <button
            type="button"
            aria-label={`Remove row ${row + 1} of ${field.label}`}
            onClick={({ currentTarget }) => {
              // The last row's button goes with its row: who came by keyboard goes on at the button that follows.
              if (row === rows.length - 1)
                (currentTarget.parentElement?.nextElementSibling as HTMLElement | null)?.focus();
              onChange(textOf(rows.filter((_, index) => index !== row)));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={rows.length >= field.maxRows}
        aria-label={`Add a row to ${field.label}`}
        onClick={() => onChange(textOf([...rows, field.columns.map(() => '')]))}
      >
        Add a row
      </button>
      <details>
        <summary>As text</summary>
        <label htmlFor={id}>{field.label}, one row per line</label>
        <textarea
          id={id}
          name={field.name}
          value={value}
          rows={5}
          {...typedAsIs}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </details>
    </fieldset>
  );
}
