import { useEffect, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { BaseUrlBanner } from '@site/src/components/BaseUrlBanner';
import { rememberHistory } from '@site/src/client/history';

/** Around everything: the base-URL banner, and the router's history for the static parts of pages. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(() => rememberHistory(history), [history]);
  return (
    <>
      <BaseUrlBanner />
      {children}
    </>
  );
}
