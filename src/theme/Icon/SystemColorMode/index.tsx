import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/SystemColorMode';

/** A disc, half light and half dark. It is part of every page: drawn with few points. */
export default function IconSystemColorMode(props: Props): ReactNode {
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
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
      <circle cx={12} cy={12} r={8} />
    </svg>
  );
}
