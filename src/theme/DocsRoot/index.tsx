import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import NotFound from '@theme/NotFound';
import { splitTree } from '@site/common/splitTree';

/**
 * The documents are served at the site's root, so their route answers every address. One outside both trees is no document:
 * without this the not-found page would be built empty.
 */
export default function TreesRoot(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const { pathname } = useLocation();
  return splitTree(pathname).tree === undefined ? <NotFound /> : <DocsRoot {...props} />;
}
