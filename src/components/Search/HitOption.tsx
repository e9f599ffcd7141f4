import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '@site/search/worker/messages';
import { foundAddress } from './foundWords';
import { HitText } from './HitText';

interface Props {
  readonly hit: Hit;
  /** What to mark on its page. */
  readonly words: readonly string[];
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** One hit in the list below the box. */
export function HitOption({ hit, words, id, isActive, onPoint, onChoose }: Props): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="search-hit"
      href={foundAddress(hit.document, words)}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <HitText {...hit} />
    </a>
  );
}
