import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';

/** A moon. It is part of every page: drawn with few points. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    >
      <path strokeLinejoin="round" d="M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10z" />
    </svg>
  );
}
