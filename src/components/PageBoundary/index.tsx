import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { pageAttribute } from '@site/plugins/instant-pages/runtime/page-attribute';
import { useAlternates } from '@site/src/tree/useAlternates';

/**
 * Marks the part of a document that the browser takes over as it is (plugins/instant-pages): everything inside is rendered
 * once, when the site is built.
 */
export function PageBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useDocsSidebar();
  const alternates = useAlternates();
  return (
    <div {...{ [pageAttribute]: pathname }} data-sidebar={sidebar?.name} data-alternates={alternates.join(' ')}>
      {children}
    </div>
  );
}
