import { describe, expect, it } from 'vitest';
import { definitions } from './all.ts';
import type { CalculatorDefinition, NumberRules, Results } from './definition.ts';
import { evaluate } from './evaluate.ts';
import type { Picture } from './picture.ts';
import { defaultValues } from './readValues.ts';

const rule = ({ min, max, above, places }: NumberRules): string =>
  [
    min === undefined ? '' : `${above === true ? 'more than' : 'at least'} ${min}`,
    max === undefined ? '' : `at most ${max}`,
    places === undefined ? '' : `${places} decimal places`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const short = (value: number): number => Number(value.toPrecision(8));

/** Of a picture everything that is written, and of each line its ends and two places between. */
const drawn = ({ series, marks = [], ...words }: Picture): object => ({
  ...words,
  marks: marks.map(({ axis, at, label }) => `${label}: ${axis} = ${short(at)}`),
  series: series.map(({ name, points, holds = 'forward' }) => {
    const places = [0, 1 / 3, 2 / 3, 1].map((part) => points[Math.round(part * (points.length - 1))] ?? [0, 0]);
    return `${name}, ${holds}, ${points.length}: ${places.map(([x, y]) => `${short(x)} ${short(y)}`).join(', ')}`;
  }),
});

/** All that is shown of results: of a table, which may be long, its head, its first rows and its last. */
const shownOf = ({ lines, table, danger, note, picture }: Results): object => ({
  lines: lines.map(({ label, value, unit = '' }) => `${label}: ${value} ${unit}`.trimEnd()),
  ...(table && {
    table: [
      `${table.caption}, ${table.rows.length}`,
      ...[table.columns, ...table.rows.slice(0, 3), ...table.rows.slice(3).slice(-1)].map((row) => row.join(' | ')),
    ],
  }),
  ...(danger !== undefined && { danger }),
  ...(note !== undefined && { note }),
  ...(picture && { picture: drawn(picture) }),
});

/** What a calculator takes, and what it shows of its own examples before anybody has typed a number. */
function atFirst(definition: CalculatorDefinition): object {
  const shows = (values: Readonly<Record<string, string>>): unknown => {
    const evaluation = evaluate(definition, { ...defaultValues(definition), ...values });
    return 'errors' in evaluation ? evaluation.errors : shownOf(evaluation.results);
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
