import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import type { Failure } from './failures';

const texts: Readonly<Record<Failure, { readonly title: string; readonly text: string }>> = {
  unreachable: {
    title: 'This page could not be reached',
    text: 'The site does not answer: the network may be down. The pages you have read in this tab are still here, one step back. This page is tried again once the network returns.',
  },
  broken: {
    title: 'This page did not arrive whole',
    text: 'The site answers, but a part of this page is missing or damaged, even after it was loaded anew.',
  },
};

/** Stands where a document should that could not be loaded. Trying again is a navigation to the same address. */
export function MissingPage({ failure }: { readonly failure: Failure }): ReactNode {
  const history = useHistory();
  const tryAgain = (): void => history.replace(history.location);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  });
  const { title, text } = texts[failure];
  return (
    <div role="alert" className="narrow" data-missing-page={failure}>
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <p>{text}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={failure === 'broken' ? () => window.location.reload() : tryAgain}
      >
        Try again
      </button>
    </div>
  );
}
