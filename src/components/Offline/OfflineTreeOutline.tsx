import type { ReactNode } from 'react';

/** A tree's place on the page before it is known whether it is saved. As high as what comes there. */
export function OfflineTreeOutline({ label }: { readonly label: string }): ReactNode {
  return (
    <section>
      <h2>{label}</h2>
      <p className="offline-status">Saving needs JavaScript. The archives below do not.</p>
      <p className="offline-actions" />
    </section>
  );
}
