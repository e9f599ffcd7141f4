import type { ReactNode } from 'react';
import type { Props } from '@theme/LastUpdated';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** When a page was last changed. The theme's marks it as a property of an item that no page has, which is invalid. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className="theme-last-updated">
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} data-changed="">
          {day.format(date)}
        </time>
      </b>
    </span>
  );
}
