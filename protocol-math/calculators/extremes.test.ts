import { describe, expect, it } from 'vitest';
import { definitions } from './all.ts';
import { evaluate } from './evaluate.ts';
import { defaultValues } from './readValues.ts';

/** Rows as text with another cell in the first of them. */
function inFirstRow(rows: string, column: number, value: string): string {
  const [first = '', ...rest] = rows.split('\n');
  const cells = first.split(' ').map((cell, index) => (index === column ? value : cell));
  return [cells.join(' '), ...rest].join('\n');
}

describe.each(Object.values(definitions))('the calculator $id', (definition) => {
  it('answers to numbers far beyond any network with results or with words for readers', () => {
    const defaults = defaultValues(definition);
    const huge = '9'.repeat(30);
    for (const field of definition.fields) {
      const before = defaults[field.name] ?? '';
      const tried = field.kind === 'rows' ? field.columns.map((_, column) => inFirstRow(before, column, huge)) : [huge];
      for (const value of tried) {
        const evaluation = evaluate(definition, { ...defaults, [field.name]: value });
        // What a formula says of its own arguments names none of the fields.
        if ('errors' in evaluation)
          expect(JSON.stringify(evaluation.errors), field.name).not.toContain('These values do not work together');
      }
    }
  });
});
