import type { ReactNode } from 'react';
import { icons, type IconName } from './icons';

/** A drawn icon beside words that say the same. */
export function SectionIcon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
