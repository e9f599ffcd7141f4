import { describe, expect, it } from 'vitest';
import { definitions } from './all.ts';
import type { CalculatorDefinition, NumberRules } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { defaultValues } from './readValues.ts';

const rule = ({ min, max, above, places }: NumberRules): string =>
  [
    min === undefined ? '' : `${above === true ? 'more than' : 'at least'} ${min}`,
    max === undefined ? '' : `at most ${max}`,
    places === undefined ? '' : `${places} decimal places`,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** What a calculator takes, and what it shows of its own examples before anybody has typed a number. */
function atFirst(definition: CalculatorDefinition): object {
  const shows = (values: Readonly<Record<string, string>>): unknown => {
    const evaluation = evaluate(definition, { ...defaultValues(definition), ...values });
    if ('errors' in evaluation) return evaluation.errors;
    return evaluation.results.lines.map(({ label, value }) => `${label}: ${value}`);
  };
  const limits = definition.fields.flatMap((field) => {
    if (field.kind === 'choice') return [];
    if (field.kind === 'number') return [`${field.name}: ${rule(field)}`];
    return field.columns.map((column) => `${field.name}, ${column.label}: ${rule(column)}`);
  });
  return {
    limits,
    defaults: defaultValues(definition),
    shown: shows({}),
    examples: Object.fromEntries(
      (definition.presets ?? []).map(({ id, values }) => [id, { values, shown: shows(values) }]),
    ),
  };
}

describe('a calculator begins with the limits and examples that were looked at', () => {
  it.each(Object.values(definitions).map((definition) => [definition.id, definition] as const))(
    '%s',
    (_id, definition) => {
      expect(atFirst(definition)).toMatchSnapshot();
    },
  );
});
