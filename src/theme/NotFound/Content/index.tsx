import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/NotFound/Content';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { NearPages } from '@site/src/components/Search/NearPages';

/** Shown for an address without a page: what may have been meant, and ways on. The address is known in the browser only. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl not-found', className)}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here has an error in it.</p>
      {isBrowser && <NearPages />}
      <p>
        <Link to="/">Start from the front page</Link>
      </p>
    </main>
  );
}
