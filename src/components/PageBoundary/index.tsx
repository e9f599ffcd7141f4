import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { pageAttribute } from '@site/framework/instant-pages/runtime/page-markup';
import { product } from '@site/product';
import { socialImage } from '@site/framework/config/social-images';
import { splitTree } from '@site/common/splitTree';
import { useAlternates } from '@site/src/tree/useAlternates';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** The picture for link previews, where the page has one of its own (common/preview-path.ts). */
  readonly image?: string | undefined;
}

/**
 * Marks the part of a document that the browser takes over as it is (framework/instant-pages): everything inside is rendered
 * once, when the site is built.
 */
export function PageBoundary({ children, image }: PageBoundaryProps): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useDocsSidebar();
  const alternates = useAlternates();
  const picture = `${product.url}${image ?? socialImage(splitTree(pathname).route)}`;
  return (
    <div {...{ [pageAttribute]: pathname }} data-sidebar={sidebar?.name} data-alternates={alternates.join(' ')}>
      {children}
      <Head>
        <meta property="og:image" content={picture} />
        <meta name="twitter:image" content={picture} />
      </Head>
    </div>
  );
}
