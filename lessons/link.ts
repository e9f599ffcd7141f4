import { defaultValues, readValues } from '../protocol-math/calculators/readValues.ts';
import type { Lesson, LessonRun, RawValues } from './lesson.ts';

/** What a link says of a lesson: the step, 0 for its beginning, and what the reader entered. */
export interface Place {
  readonly step: number;
  readonly values: RawValues;
}

const STEP = /^\d{1,3}$/;
const parameters = ['lesson', 'step', 'values'] as const;

/** Runs a lesson with what was entered, or gives a message for each field that is wrong. */
export function runLesson(
  lesson: Lesson,
  values: RawValues,
): { readonly run: LessonRun } | { readonly errors: Readonly<Record<string, string>> } {
  const read = readValues({ id: lesson.name, fields: lesson.fields }, values);
  return 'errors' in read ? read : { run: lesson.run(read.values) };
}

/** The place in a lesson that a link's query names; undefined when it names none, or one that there is not. */
export function placeFromQuery(lesson: Lesson, query: string): Place | undefined {
  const search = new URLSearchParams(query);
  const step = search.get('step') ?? '0';
  if (search.get('lesson') !== lesson.name || !STEP.test(step)) return undefined;
  const given = new URLSearchParams(search.get('values') ?? '');
  const entered = Object.fromEntries(lesson.fields.map(({ name, default: usual }) => [name, given.get(name) ?? usual]));
  const ran = runLesson(lesson, entered);
  if ('errors' in ran || Number(step) > ran.run.steps.length) return undefined;
  return { step: Number(step), values: entered };
}

/** `query` with a place in a lesson; what else it holds stays. */
export function queryWithPlace(lesson: Lesson, { step, values }: Place, query: string): string {
  const search = new URLSearchParams(query);
  for (const name of parameters) search.delete(name);
  search.set('lesson', lesson.name);
  search.set('step', String(step));
  const usual = defaultValues(lesson);
  const changed = new URLSearchParams(
    lesson.fields.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined || value === usual[name] ? [] : [[name, value]];
    }),
  ).toString();
  if (changed !== '') search.set('values', changed);
  return `?${search.toString()}`;
}
