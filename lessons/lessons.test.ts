import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RawValues } from '../protocol-math/calculators/definition.ts';
import { defaultValues } from '../protocol-math/calculators/readValues.ts';
import { compareTables, tellChanges } from './changes.ts';
import type { Lesson, LessonRun } from './lesson.ts';
import { placeFromQuery, queryWithPlace, runLesson } from './link.ts';
import { lessonLoaders } from './registry.ts';
import { lessons } from './stories.ts';
import { money } from './words.ts';

const stories = Object.values(lessons);
const named = (name: string): Lesson => lessons[name] ?? expect.fail(`no lesson ${name}`);

function run(lesson: Lesson, values: RawValues = {}): LessonRun {
  const ran = runLesson(lesson, { ...defaultValues(lesson), ...values });
  return 'run' in ran ? ran.run : expect.fail(JSON.stringify(ran.errors));
}

/** Every corner of what a reader may enter, and the middle. */
function corners(lesson: Lesson): RawValues[] {
  return lesson.fields.reduce<RawValues[]>(
    (known, field) => {
      const choices =
        field.kind === 'choice'
          ? field.options.map(({ value }) => value)
          : [field.default, String(field.min ?? field.default), String(field.max ?? field.default)];
      return known.flatMap((values) => choices.map((value) => ({ ...values, [field.name]: value })));
    },
    [{}],
  );
}

const units = (text: string): number => Math.round(Number(text.replaceAll(',', '').replace('−', '-')) * 100);
/** What the cell of a row named so says, in the smallest unit. */
function amount(run: LessonRun, step: number, table: string, row: string, column: string): number {
  const found = run.steps[step]?.tables.find(({ id }) => id === table);
  const cells = found?.rows.find(({ key }) => key === row)?.cells;
  return units(cells?.[found?.columns.indexOf(column) ?? -1] ?? '');
}

describe.each(stories)('the lesson $name', (lesson) => {
  const runs: LessonRun[] = [];
  const all = (): LessonRun[] => {
    if (runs.length === 0) runs.push(...corners(lesson).map((values) => run(lesson, values)));
    return runs;
  };

  it('makes and loses no money in any step, whatever the reader enters', () => {
    for (const { steps } of all()) {
      expect(steps.length).toBeGreaterThan(3);
      expect(new Set(steps.map(({ total }) => total)).size).toBe(1);
    }
  });

  it('tells every movement of a party’s accounts in its ledger entries', () => {
    for (const { start, steps } of all()) {
      steps.forEach(({ tables, entries }, index) => {
        const before = (steps[index - 1]?.tables ?? start).find(({ id }) => id === 'parties');
        const after = tables.find(({ id }) => id === 'parties');
        for (const [column, account] of [
          ['Margin', 'margin account'],
          ['General', 'general account'],
        ] as const) {
          const at = after?.columns.indexOf(column) ?? -1;
          if (at < 0) continue;
          after?.rows.forEach(({ key, cells }) => {
            const name = `${key}: ${account}`;
            const moved = entries.reduce(
              (sum, entry) =>
                sum + (entry.to === name ? units(entry.amount) : 0) - (entry.from === name ? units(entry.amount) : 0),
              0,
            );
            const was = before?.rows.find((row) => row.key === key)?.cells[at] ?? '';
            expect([name, index + 1, units(cells[at] ?? '') - units(was)]).toEqual([name, index + 1, moved]);
          });
        }
      });
    }
  });

  it('is the same each time, and in the browser', async () => {
    expect(run(lesson)).toEqual(run(lesson));
    expect(await lessonLoaders[lesson.name]?.()).toBe(lesson);
  });

  it('names transfers as the release does, and says what it leaves out', () => {
    const proto = readFileSync('definitions/v0.73/proto/vega/vega.proto', 'utf8');
    const types = run(lesson).steps.flatMap(({ entries }) => entries.map(({ type }) => type));
    for (const type of new Set(types)) expect(proto).toContain(type);
    expect(lesson.leavesOut.length).toBeGreaterThan(60);
    expect(JSON.stringify(run(lesson))).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('tells something new in each step', () => {
    const { steps } = run(lesson);
    expect(steps.every(({ action, says }) => action.length > 8 && says.length > 20)).toBe(true);
    expect(new Set(steps.map(({ action, says }) => action + says)).size).toBe(steps.length);
  });
});

it('has a loader for each lesson', () => {
  expect(Object.keys(lessonLoaders).sort()).toEqual(stories.map(({ name }) => name).sort());
});

describe('links', () => {
  const match = named('match');
  const usual = defaultValues(match);

  it('carry step and values, and leave the rest of the query alone', () => {
    const place = { step: 5, values: { ...usual, price: '101.00', size: '3' } };
    const query = queryWithPlace(match, place, '?calc-fees=price%3D5&lesson=auction&step=2');
    expect(placeFromQuery(match, query)).toEqual(place);
    expect(new URLSearchParams(query).get('calc-fees')).toBe('price=5');
    expect(placeFromQuery(named('auction'), query)).toBeUndefined();
  });

  it.each([
    '',
    '?lesson=nothing&step=1',
    '?lesson=match&step=-1',
    '?lesson=match&step=1e1',
    '?lesson=match&step=999',
    '?lesson=match&step=two',
    '?lesson=match&step=3&values=price%3D1000',
    '?lesson=match&step=3&values=price%3Dcheap',
    '?lesson=match&step=3&values=size%3D1.5',
    '?lesson=match&step=3&values=side%3Dboth',
    '?lesson=__proto__&step=1',
  ])('that are nonsense name no place: %s', (query) => {
    expect(placeFromQuery(match, query)).toBeUndefined();
  });

  it('may leave the step out', () => {
    expect(placeFromQuery(match, '?lesson=match')).toEqual({ step: 0, values: usual });
  });
});

describe('what a reader enters', () => {
  it.each([
    ['price', '89.99', 'Must be at least 90.'],
    ['price', '110.01', 'Must be at most 110.'],
    ['price', '100.001', 'Use at most 2 decimal places.'],
    ['price', '', 'Enter a number.'],
    ['size', '0', 'Must be at least 1.'],
    ['size', '2.5', 'Must be a whole number.'],
    ['size', '1e3', '"1e3" is not a number. Use digits and a point, like 1250.5.'],
    ['side', 'both', 'Choose one of the options.'],
  ])('is refused with a sentence: %s %s', (field, value, message) => {
    const lesson = named('match');
    expect(runLesson(lesson, { ...defaultValues(lesson), [field]: value })).toEqual({ errors: { [field]: message } });
  });
});

describe('match', () => {
  it('trades what came first at the best price, at the price of the order that waits', () => {
    const { steps } = run(named('match'));
    // 5 × 101.00 and 3 × 101.00: fees of 0.02 %, 0.05 % and 0.1 % of each, rounded up to a cent.
    expect(steps[4]?.entries.map(({ type, amount: moved }) => `${type.slice(14)} ${moved}`)).toEqual([
      'MARGIN_LOW 96.00',
      'MAKER_FEE_PAY 0.11',
      'MAKER_FEE_PAY 0.07',
      'INFRASTRUCTURE_FEE_PAY 0.42',
      'LIQUIDITY_FEE_PAY 0.82',
      'MAKER_FEE_RECEIVE 0.11',
      'MAKER_FEE_RECEIVE 0.07',
    ]);
    // 8 × (101.00 − 99.00), and back to 8 × 99.00 × 0.1 × 1.2.
    expect(steps[7]?.entries.filter(({ from }) => from.startsWith('You')).map((entry) => entry.amount)).toEqual([
      '16.00',
      '15.04',
    ]);
  });

  it('leaves on the book what found nobody', () => {
    const { steps } = run(named('match'), { side: 'buy', price: '110', size: '25' });
    expect(steps[4]?.says).toContain('The 5 that are left wait on the book at 110.00');
  });
});

describe('close-out', () => {
  const story = named('close-out');

  it('calls for margin twice, then closes the position out', () => {
    const told = run(story);
    expect(told.steps).toHaveLength(14);
    expect(amount(told, 2, 'parties', 'You', 'Margin')).toBe(11_820);
    expect(amount(told, 5, 'parties', 'You', 'Margin')).toBe(11_000);
    expect(amount(told, 13, 'parties', 'You', 'Position')).toBe(0);
    // 25.00 + (75.00 − 1.56 of fees) − 6 × (91.50 − 90.50) − 4 × (91.50 − 89.50)
    const pool = told.steps[13]?.tables.find(({ id }) => id === 'common')?.rows[0]?.cells[1];
    expect(pool).toBe(money(2500 + 7500 - 156 - 600 - 800));
  });

  it('shares what nobody can pay', () => {
    const told = run(story, { first: '70' });
    expect(told.steps[1]?.says).toContain('the insurance pool pays 25.00');
    // 300.00 − 120.00 − 40.00 − 25.00
    expect(told.steps[1]?.says).toContain('the last 115.00 nobody pays');
    expect(told.steps[1]?.entries.find(({ to }) => to === 'Ben: margin account')?.amount).toBe('185.00');
  });

  it('gives margin back when the price rises', () => {
    const told = run(story, { first: '110', second: '110', third: '110' });
    expect(told.steps[2]?.says).toContain('goes back to your general account');
    expect(told.steps.some(({ action }) => action.startsWith('The network'))).toBe(false);
  });
});

describe('changes', () => {
  const table = (rows: Readonly<Record<string, string>>) => ({
    id: 'book',
    caption: 'Book',
    columns: ['Order', 'Size'],
    rows: Object.entries(rows).map(([key, size]) => ({ key, cells: [`order ${key}`, size] })),
    empty: '',
  });

  it('are rows that are new or gone, where they stood, and cells with what they were', () => {
    const before = table({ a: '5', b: '5', c: '5' });
    const after = table({ a: '5', c: '3', d: '1' });
    expect(compareTables(before, after).map(({ key, state, cells }) => [key, state, cells[1]?.was])).toEqual([
      ['a', 'same', undefined],
      ['b', 'gone', undefined],
      ['c', 'same', '5'],
      ['d', 'new', undefined],
    ]);
    expect(tellChanges([before], [after])).toBe('Changed: gone: order b 5; order c: 3, was 5; new: order d 1.');
    expect(tellChanges([after], [after])).toBe('No number has changed.');
  });
});
