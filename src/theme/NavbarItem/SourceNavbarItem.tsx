import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

interface Props {
  readonly href: string;
  readonly 'aria-label': string;
  /** Whether it stands in the drawer. */
  readonly mobile?: boolean;
  /** Closes the drawer. */
  readonly onClick?: () => void;
}

/**
 * The link to the repository, as a sign. The theme's item takes a sign as text that becomes markup, which this site refuses, and adds a
 * sign of its own to a label.
 */
export function SourceNavbarItem({ mobile = false, href, onClick, 'aria-label': name }: Props): ReactNode {
  const link = (
    <Link
      className={mobile ? 'menu__link navbar-source' : 'navbar__item navbar__link navbar-source'}
      href={href}
      aria-label={name}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16" />
      </svg>
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
