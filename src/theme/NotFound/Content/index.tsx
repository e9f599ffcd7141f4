import { lazy, Suspense, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/NotFound/Content';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';

const SearchInstead = (): ReactNode => (
  <p>
    <Link to="/search">Search the documentation</Link>
  </p>
);

// Every document's code holds this page, because any can turn out not to exist: its search comes only when it is needed.
const NearPages = lazy(() =>
  import('@site/src/components/Search/NearPages.tsx').then(
    (module) => ({ default: module.NearPages }),
    () => ({ default: SearchInstead }),
  ),
);

/** Shown for an address without a page: what may have been meant, and ways on. The address is known in the browser only. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl fills-window not-found', className)}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here has an error in it.</p>
      <p>
        <Link to="/">Start from the front page</Link>
      </p>
      {isBrowser && (
        <Suspense fallback={null}>
          <NearPages />
        </Suspense>
      )}
    </main>
  );
}
