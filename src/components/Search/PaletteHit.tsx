import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '@site/search/worker/messages';
import { foundAddress } from './foundWords';
import { qualifierOf } from './hitName';
import { signOf } from './kindLabels';
import { MarkedText } from './MarkedText';
import { translateOf } from './translateOf';

interface Props {
  readonly hit: Hit;
  /** What to mark on its page. */
  readonly words: readonly string[];
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** One hit in the palette: its kind as a picture, its qualified name, where it is, and the text around the words. */
export function PaletteHit({ hit, words, id, isActive, onPoint, onChoose }: Props): ReactNode {
  const { label, icon } = signOf(hit.document);
  const { breadcrumbs, hash } = hit.document;
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
      <svg className="search-kind" viewBox="0 0 16 16" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className="search-hit-text">
        <span className="visually-hidden">{label}: </span>
        <span className="search-hit-title" translate={translateOf(hit)}>
          <span className="search-hit-owner">{qualifierOf(hit)}</span>
          <MarkedText {...hit.title} />
        </span>
        <span className="search-hit-place">
          {[...breadcrumbs, ...(hash === '' || breadcrumbs.at(-1) === hit.page ? [] : [hit.page])].join(' › ')}
        </span>
        {hit.snippet !== undefined && (
          <span className="search-hit-snippet">
            <MarkedText {...hit.snippet} />
          </span>
        )}
      </span>
    </a>
  );
}
