import type { KeyboardEvent, ReactNode } from 'react';
import { hitKinds, type HitKind } from '@site/search/format/kinds';
import { kindLabels } from './kindLabels';

interface Props {
  readonly kind: HitKind | undefined;
  readonly onChange: (kind: HitKind | undefined) => void;
  /** Back to the box, when the reader goes on typing. */
  readonly onType: () => void;
}

const choices: readonly (HitKind | undefined)[] = [undefined, ...hitKinds];

/** Lets the reader see one kind of hits only: one stop of the Tab key, the arrow keys change the choice. */
export function KindFilter({ kind, onChange, onType }: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) {
      if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) onType();
      return;
    }
    event.preventDefault();
    const next = (choices.indexOf(kind) + step + choices.length) % choices.length;
    onChange(choices[next]);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="search-kinds" role="radiogroup" aria-label="Kind of results" onKeyDown={onKeyDown}>
      {choices.map((choice) => (
        <button
          key={choice ?? 'all'}
          type="button"
          role="radio"
          aria-checked={choice === kind}
          tabIndex={choice === kind ? 0 : -1}
          onClick={() => onChange(choice)}
        >
          {choice === undefined ? 'All' : kindLabels[choice].label}
        </button>
      ))}
    </div>
  );
}
