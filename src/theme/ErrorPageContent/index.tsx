import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/ErrorPageContent';
import Head from '@docusaurus/Head';

function messages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messages(error.cause))];
}

/** Replaces a page that threw while it was drawn. "Try again" draws it anew. */
export default function ErrorPageContent({ error, tryAgain }: ComponentProps<typeof Original>): ReactNode {
  return (
    <main className="home narrow">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      {messages(error).map((message) => (
        <p key={message} className="crash-message">
          {message}
        </p>
      ))}
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
