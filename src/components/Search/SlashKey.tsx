import { useState, type ReactNode } from 'react';
import { setSlashOpens, slashOpens } from './slashKey';

/** Turns the `/` key off and on again. */
export function SlashKey(): ReactNode {
  const [opens, setOpens] = useState(slashOpens);
  return (
    <button
      type="button"
      aria-pressed={opens}
      onClick={() => {
        setSlashOpens(!opens);
        setOpens(!opens);
      }}
    >
      <kbd translate="no">/</kbd> opens search: {opens ? 'on' : 'off'}
    </button>
  );
}
