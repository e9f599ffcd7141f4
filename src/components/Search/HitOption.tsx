import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '@site/search/worker/messages';
import { HitText } from './HitText';

interface Props {
  readonly hit: Hit;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** One hit in the list below the box. */
export function HitOption({ hit, id, isActive, onPoint, onChoose }: Props): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="search-hit"
      href={`${hit.document.url}${hit.document.hash}`}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <HitText {...hit} />
    </a>
  );
}
