import type { ReactNode } from 'react';
import { hitTypes, type SearchDocument } from '@site/search/format/types';

const kinds = {
  [hitTypes.page]: { name: 'page', label: 'Page' },
  [hitTypes.heading]: { name: 'heading', label: 'Section' },
  [hitTypes.content]: { name: 'content', label: 'Reference' },
} as const;

/** Shows what kind of place a hit leads to. */
export function HitIcon({ type }: Pick<SearchDocument, 'type'>): ReactNode {
  const { name, label } = kinds[type];
  return (
    <span className={`search-icon search-icon--${name}`}>
      <span className="visually-hidden">{label}: </span>
    </span>
  );
}
