import { useLayoutEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { failureOf } from './failures';
import { hydrateIslands } from './islands';
import { loadedPage } from './loaded-pages';
import { MissingPage } from './MissingPage';
import { normalisePath } from './normalise-path';
import { pageAttribute } from './page-markup';
import type { PageRecord } from './page-record';
import { trustedHtml } from './trusted-html';

const nothing = { __html: trustedHtml('') as string };

function PageHead({ title, head }: PageRecord): ReactNode {
  return (
    <Head>
      <title>{title}</title>
      {head.map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </Head>
  );
}

/** The element that holds a page. On the first page it is the server's, children and all; later ones are moved into it. */
function PageElement({ page }: { readonly page: PageRecord }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = element.current;
    if (host === null) return undefined;
    if (page.content.childNodes.length > 0) host.replaceChildren(page.content);
    // React drew everything anew, because something else had changed the page before it: the text is where it was.
    else if (page.sent !== undefined && page.sent !== host && host.childNodes.length === 0)
      host.append(...page.sent.childNodes);
    const stopWaiting = hydrateIslands(host);
    return () => {
      stopWaiting();
      // Kept for the way back, with whatever the reader had opened.
      page.content.append(...host.childNodes);
    };
  }, [page]);
  return (
    <div ref={element} {...{ [pageAttribute]: page.path }} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}

/** Shows the document of the current location, which `preload` has loaded, or why it could not be loaded. */
export function StaticPage(): ReactNode {
  const { pathname } = useLocation();
  const page = loadedPage(pathname);
  if (page === undefined) {
    const failure = failureOf(normalisePath(pathname));
    return failure === undefined ? null : <MissingPage failure={failure} />;
  }
  return (
    <>
      <PageHead {...page} />
      <PageElement key={page.path} page={page} />
    </>
  );
}
