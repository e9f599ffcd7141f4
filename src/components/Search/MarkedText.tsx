import type { ReactNode } from 'react';
import type { MarkedText as Text } from '@site/search/worker/messages';

/** A text with its marks. */
export function MarkedText({ text, marks }: Text): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    pieces.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
