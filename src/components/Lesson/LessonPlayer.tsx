import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { tellChanges } from '../../../lessons/changes.ts';
import type { Lesson, LessonRun, RawValues } from '../../../lessons/lesson.ts';
import { placeFromQuery, queryWithPlace, runLesson, type Place } from '../../../lessons/link.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { CopyButton } from '../Calculator/CopyButton.tsx';
import { FieldControl } from '../Calculator/FieldControl.tsx';
import { LessonEntries, LessonTableView } from './LessonTables.tsx';

/** How long the reader must rest before the address follows, in milliseconds: browsers limit how often it may change. */
const REST = 300;

export interface PlayerProps {
  readonly lesson: Lesson;
  readonly place: Place;
  /** whether the reader pressed the button, rather than came by a link */
  readonly started: boolean;
}

/** Where a lesson begins: where the link says, or for a reader who pressed the button at its first step; undefined when the link is nonsense. */
export function placeOf(lesson: Lesson, started: boolean): Place | undefined {
  const linked = placeFromQuery(lesson, window.location.search);
  return linked ?? (started ? { step: 0, values: defaultValues(lesson) } : undefined);
}

/** A lesson with its steps, what each changed, and its ledger entries. */
export function LessonPlayer({ lesson, place, started }: PlayerProps): ReactNode {
  const base = `lesson-${lesson.name}`;
  const [values, setValues] = useState<RawValues>(place.values);
  const [at, setAt] = useState(place.step);
  const next = useRef<HTMLButtonElement>(null);
  const ran = useMemo(() => runLesson(lesson, values), [lesson, values]);
  const [last, setLast] = useState<LessonRun>();
  if ('run' in ran && ran.run !== last) setLast(ran.run);
  const run = 'run' in ran ? ran.run : last;
  const errors = 'errors' in ran ? ran.errors : {};
  const steps = run?.steps ?? [];
  const step = Math.min(at, steps.length);

  useEffect(() => {
    if (started) next.current?.focus();
  }, [started]);

  const link = (): string => {
    const { origin, pathname, search } = window.location;
    return origin + pathname + queryWithPlace(lesson, { step, values }, search);
  };
  const sound = 'run' in ran;
  useEffect(() => {
    if (!sound) return undefined;
    // Replaced, not pushed: going back leaves the page instead of going through the steps.
    const timer = window.setTimeout(
      () => window.history.replaceState(window.history.state, '', link() + window.location.hash),
      REST,
    );
    return () => window.clearTimeout(timer);
  });

  if (run === undefined) return null;
  const here = steps[step - 1];
  const before = steps[step - 2]?.tables ?? run.start;
  const tables = here?.tables ?? run.start;
  const go = (to: number): void => setAt(Math.max(0, Math.min(steps.length, to)));
  return (
    <>
      {lesson.fields.length === 0 ? null : (
        <div className="calculator__fields lesson__fields">
          {lesson.fields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              id={`${base}-${field.name}`}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
        </div>
      )}
      {sound ? null : <p>Correct the marked value to see what it changes. Below is the lesson as it was before.</p>}
      <div className="lesson__bar">
        <button type="button" aria-disabled={step === 0} onClick={() => go(step - 1)}>
          Back
        </button>
        <button
          type="button"
          ref={next}
          className="lesson__next"
          aria-disabled={step === steps.length}
          onClick={() => go(step + 1)}
        >
          Next
        </button>
        <button
          type="button"
          onClick={() => {
            setValues(defaultValues(lesson));
            go(0);
          }}
        >
          Reset
        </button>
        <CopyButton label="Copy link" what="Link" text={() => `${link()}#${base}`} />
        <progress value={step} max={steps.length} aria-hidden="true" />
      </div>
      <div className="lesson__said" role="status" aria-live="polite">
        {here === undefined ? (
          <p>
            <strong>The beginning.</strong> {steps.length} steps follow.
          </p>
        ) : (
          <>
            <p>
              <span className="lesson__count">{`Step ${step} of ${steps.length}`}</span> <strong>{here.action}.</strong>{' '}
              {here.says}
            </p>
            <p className="lesson__changes">{tellChanges(before, tables)}</p>
          </>
        )}
      </div>
      <div className="lesson__board">
        <div>
          {tables.map((table) => (
            <LessonTableView
              key={table.id}
              table={table}
              before={here === undefined ? undefined : before.find(({ id }) => id === table.id)}
            />
          ))}
        </div>
        <div className="lesson__ledger">
          <p className="lesson__ledger-title">Ledger entries of this step</p>
          {here === undefined || here.entries.length === 0 ? (
            <p>None: no money moves.</p>
          ) : (
            <>
              <LessonEntries entries={here.entries} narrow />
              <p>All accounts together hold {here.total}, as before.</p>
            </>
          )}
        </div>
      </div>
    </>
  );
}
