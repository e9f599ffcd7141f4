import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

/** A sun. It is part of every page: drawn with few points. */
export default function IconLightMode(props: Props): ReactNode {
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
      <circle cx={12} cy={12} r={4} />
      <path d="M12 3v1M12 20v1M3 12h1M20 12h1M6 6l.5.5M17.5 17.5l.5.5M6 18l.5-.5M17.5 6.5l.5-.5" />
    </svg>
  );
}
