import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { BaseUrlBanner } from '@site/src/components/BaseUrlBanner';
import { normalisePath } from '@site/framework/instant-pages/runtime/normalise-path';
import { markdownPath } from '@site/exports/markdown-path';
import { rememberHistory } from '@site/src/client/history';
import { splitTree } from '@site/common/splitTree';

/** Around everything: the base-URL banner, where the page is as Markdown, and the router's history for the static parts of pages. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(() => rememberHistory(history), [history]);
  const { pathname } = useLocation();
  return (
    <>
      <Head>
        {/* For the network's colour and its name on paper: src/css/network.css. */}
        <html data-network={splitTree(pathname).tree ?? 'none'} />
      </Head>
      {pathname !== '/404.html' && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPath(normalisePath(pathname))} />
        </Head>
      )}
      <BaseUrlBanner />
      {children}
    </>
  );
}
