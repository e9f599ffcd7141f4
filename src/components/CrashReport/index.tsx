import type { ReactNode } from 'react';

interface Props {
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** The heading of a page that is replaced whole; a part of a page says the same in a paragraph. */
  readonly title?: 'h1' | 'p';
}

function messages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messages(error.cause))];
}

/** What stands in place of something that threw while it was drawn. "Try again" draws it anew. */
export function CrashReport({ error, tryAgain, title: Title = 'p' }: Props): ReactNode {
  return (
    <>
      <Title className="crash-title">This page crashed.</Title>
      {messages(error).map((message) => (
        <p key={message} className="crash-message">
          {message}
        </p>
      ))}
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </>
  );
}
