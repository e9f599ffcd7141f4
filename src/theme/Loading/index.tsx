import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/Loading';
import { constants } from '@site/product';
import './styles.css';

const [pulse, ring] = constants.spinnerAnimationSeconds;

function Spinner(): ReactNode {
  const growing = (begin: number): ReactNode => (
    <circle cx="22" cy="22" r="6" strokeOpacity="0">
      <animate attributeName="r" begin={`${begin}s`} dur={`${ring}s`} values="6;22" repeatCount="indefinite" />
      <animate
        attributeName="stroke-opacity"
        begin={`${begin}s`}
        dur={`${ring}s`}
        values="1;0"
        repeatCount="indefinite"
      />
    </circle>
  );
  return (
    <div className="page-loading" role="status" aria-label="Loading the page">
      <svg viewBox="0 0 45 45" width="96" height="96" aria-hidden="true">
        <g fill="none" transform="translate(1 1)" strokeWidth="2">
          {growing(pulse)}
          {growing(ring)}
          <circle cx="22" cy="22" r="8">
            <animate attributeName="r" dur={`${pulse}s`} values="6;1;3;5;6" repeatCount="indefinite" />
          </circle>
        </g>
      </svg>
    </div>
  );
}

/** What stands in for a page whose code is on its way (after a short delay) or could not be loaded. */
export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof Original>): ReactNode {
  if (error) {
    return (
      <div className="page-load-error" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <Spinner /> : null;
}
