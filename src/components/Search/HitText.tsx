import type { ReactNode } from 'react';
import type { Hit } from '@site/search/worker/messages';
import { HitIcon } from './HitIcon';
import { MarkedText } from './MarkedText';
import { translateOf } from './translateOf';

/** What a hit says, in the list below the box and on the results page: its kind, title, section and the text around the match. */
export function HitText({ document, title, snippet }: Hit): ReactNode {
  return (
    <>
      <HitIcon type={document.type} />
      <span className="search-hit-text">
        <span className="search-hit-title" translate={translateOf({ document })}>
          <MarkedText {...title} />
        </span>
        {document.section !== '' && <span className="search-hit-section"> in {document.section}</span>}
        {/* There before its text is: the results page keeps a line for it (search.css). */}
        <span className="search-hit-snippet">{snippet !== undefined && <MarkedText {...snippet} />}</span>
      </span>
    </>
  );
}
