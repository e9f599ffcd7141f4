import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '@site/plugins/search/worker/messages';
import { HitIcon } from './HitIcon';
import { MarkedText } from './MarkedText';

interface Props {
  readonly hit: Hit;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** One hit in the list below the box. */
export function HitOption({ hit: { document, title, snippet }, id, isActive, onPoint, onChoose }: Props): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="search-hit"
      href={`${document.url}${document.hash}`}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <HitIcon type={document.type} />
      <span className="search-hit-text">
        <span className="search-hit-title">
          <MarkedText {...title} />
        </span>
        {document.section !== '' && <span className="search-hit-section"> in {document.section}</span>}
        {snippet !== undefined && (
          <span className="search-hit-snippet">
            <MarkedText {...snippet} />
          </span>
        )}
      </span>
    </a>
  );
}
