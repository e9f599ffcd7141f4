import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PlayerProps } from './LessonPlayer.tsx';

interface Opened extends PlayerProps {
  readonly Player: ComponentType<PlayerProps>;
}

async function load(name: string, started: boolean): Promise<Opened | undefined> {
  const [{ LessonPlayer, placeOf }, { lessonLoaders }] = await Promise.all([
    import('./LessonPlayer.tsx'),
    import('../../../lessons/registry.ts'),
  ]);
  const lesson = await lessonLoaders[name]?.();
  const place = lesson && placeOf(lesson, started);
  return place && { Player: LessonPlayer, lesson, place, started };
}

/** The button that starts a lesson, and then the lesson. A link that names a step of it starts it by itself. */
export function LessonStart({ name, steps }: { readonly name: string; readonly steps: number }): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState(false);
  // Only the link that the page was opened with counts: afterwards the address follows the reader.
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('lesson') === name)
      load(name, false).then(setOpened, () => setProblem(true));
  }, [name]);
  const start = (): void => {
    setProblem(false);
    load(name, true).then(setOpened, () => setProblem(true));
  };
  const { Player, ...rest } = opened ?? {};
  return (
    <div className="calculator lesson__player">
      <p className="lesson__mark">Simulated in your browser. Nothing is sent.</p>
      {Player !== undefined && 'lesson' in rest ? (
        <Player {...rest} />
      ) : (
        <button type="button" className="lesson__start" onClick={start}>
          Start: {steps} steps
        </button>
      )}
      {problem ? (
        <p role="alert">
          The lesson could not be loaded. Try again when you are online; its steps are written out without it.
        </p>
      ) : null}
    </div>
  );
}
