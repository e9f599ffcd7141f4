import type { ReactNode } from 'react';
import type { Hit } from '@site/search/worker/messages';
import { qualifierOf } from './hitName';
import { signOf } from './kindLabels';
import { MarkedText } from './MarkedText';
import { translateOf } from './translateOf';

/** What the active hit holds, beside the list where there is room. Screen readers have the hit itself. */
export function HitPreview({ hit }: { readonly hit: Hit }): ReactNode {
  return (
    <div className="search-preview" aria-hidden="true">
      <p className="search-preview-kind">{signOf(hit.document).label}</p>
      <p className="search-preview-title" translate={translateOf(hit)}>
        {qualifierOf(hit)}
        {hit.document.title}
      </p>
      {hit.preview !== undefined && (
        <p>
          <MarkedText {...hit.preview} />
        </p>
      )}
      {hit.about !== '' && (
        <p className="search-preview-page">
          {hit.document.hash !== '' && <strong>{hit.page}. </strong>}
          {hit.about}
        </p>
      )}
    </div>
  );
}
