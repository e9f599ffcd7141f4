import { describe, expect, it } from 'vitest';
import { checkRows } from './checkRows.ts';
import type { RowsField } from './definition.ts';

const field: RowsField = {
  kind: 'rows',
  name: 'levels',
  label: 'Levels',
  default: '1 1',
  columns: [
    { label: 'Price', min: 0 },
    { label: 'Volume', min: 0, above: true },
  ],
  maxRows: 3,
};
const check = (text: string): unknown => {
  const checked = checkRows(text, field);
  return 'message' in checked ? checked.message : checked.rows.map((row) => row.map((cell) => cell.toFixed()));
};

describe('rows as typed', () => {
  it('are split at spaces, tabs and semicolons; empty lines do not count', () => {
    expect(check('104 20\n\n 102;30 \n99\t40')).toEqual([
      ['104', '20'],
      ['102', '30'],
      ['99', '40'],
    ]);
  });

  it('may be none where the field says so', () => {
    expect(checkRows(' \n', { ...field, optional: true })).toEqual({ rows: [] });
  });

  it('are refused with the line and column at fault', () => {
    expect(check('  \n')).toBe('Enter at least one line: price, volume.');
    expect(check('104 20\n102')).toBe('Line 2 needs 2 values: price, volume.');
    expect(check('104 20\n\n102 nine')).toMatch(/^Line 3, volume: "nine" is not a number/);
    expect(check('104 0')).toBe('Line 1, volume: Must be more than 0.');
    expect(check('1 1\n1 1\n1 1\n1 1')).toBe('Enter at most 3 lines.');
  });
});
