import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/AnnouncementBar/Content';
import { announcement } from '@site/product';

/** The announcement as text: the framework takes markup, which the site's policy would have to trust. */
export default function AnnouncementBarContent({ className }: ComponentProps<typeof Original>): ReactNode {
  return <div className={className}>{announcement.content}</div>;
}
