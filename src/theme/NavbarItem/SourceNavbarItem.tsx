import type { ComponentProps, ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

type Props = Omit<ComponentProps<typeof DefaultNavbarItem>, 'label' | 'html' | 'className'>;

/** The link to the repository, as a sign. It is drawn by React: the item's `html` would be text becoming markup, which this site refuses. */
export function SourceNavbarItem(props: Props): ReactNode {
  const sign = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16" />
    </svg>
  );
  return <DefaultNavbarItem {...props} className="navbar-source" label={sign} />;
}
