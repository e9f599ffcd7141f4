import type { ReactNode } from 'react';
import { hasChanged } from '../../../lessons/changes.ts';
import { runLesson } from '../../../lessons/link.ts';
import type { LessonRun } from '../../../lessons/lesson.ts';
import { lessons } from '../../../lessons/stories.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { Island } from '../islands/Island.tsx';
import { LessonEntries, LessonTableView } from './LessonTables.tsx';
import { LessonStart } from './LessonStart.tsx';

/** Every step with what it changed, for paper, for programs and for readers without scripts. */
function Written({ run }: { readonly run: LessonRun }): ReactNode {
  return (
    <details className="lesson__written">
      <summary>All {run.steps.length} steps, written out</summary>
      <div>
        <p>At the beginning. Below, each step has the rows that it changes.</p>
        {run.start
          .filter(({ rows }) => rows.length > 0)
          .map((table) => (
            <LessonTableView key={table.id} table={table} />
          ))}
        <ol>
          {run.steps.map((step, index) => {
            const before = run.steps[index - 1]?.tables ?? run.start;
            return (
              <li key={step.action}>
                <p>
                  <strong>{step.action}.</strong> {step.says}
                </p>
                {step.entries.length === 0 ? null : <LessonEntries entries={step.entries} />}
                {step.tables
                  .filter((table) => hasChanged(before, table))
                  .map((table) => (
                    <LessonTableView
                      key={table.id}
                      table={table}
                      before={before.find(({ id }) => id === table.id)}
                      brief
                    />
                  ))}
              </li>
            );
          })}
        </ol>
      </div>
    </details>
  );
}

/**
 * `<Lesson name="match" />` on a page: stepped through in the browser, where `LessonStart` fetches the code when the reader starts. Its
 * steps are written out when the page is generated, on the page itself or, where `written` is an address, there: they are 1 to 3 kB that
 * only readers without scripts, paper and programs need.
 * @throws Error when there is no lesson of that name.
 */
export function Lesson({ name, written }: { readonly name: string; readonly written?: string }): ReactNode {
  const lesson = lessons[name];
  if (lesson === undefined)
    throw new Error(`<Lesson name="${name}" />: no such lesson. There are ${Object.keys(lessons).join(', ')}.`);
  const ran = runLesson(lesson, defaultValues(lesson));
  if ('errors' in ran) throw new Error(`The lesson "${name}" does not run with its own values.`);
  const base = `lesson-${name}`;
  const steps = ran.run.steps.length;
  return (
    <section className="lesson" id={base} aria-labelledby={`${base}-title`}>
      <p className="lesson__title" id={`${base}-title`}>
        Step by step: {lesson.title.charAt(0).toLowerCase() + lesson.title.slice(1)}
      </p>
      <p className="lesson__intro">{lesson.intro}</p>
      <Island name="Lesson" component={LessonStart} props={{ name, steps }} />
      {written === undefined ? (
        <Written run={ran.run} />
      ) : (
        <p className="lesson__elsewhere">
          <a href={written}>Read all {steps} steps</a>
        </p>
      )}
      <p className="lesson__left-out">{lesson.leavesOut}</p>
    </section>
  );
}
