import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ExactAnswer } from '@site/search/engine/exact-answer';

/** The one answer to what was asked, with the way to where it stands. */
export function ExactAnswerLink({
  answer: { name, text, document },
  onLeave,
}: {
  readonly answer: ExactAnswer;
  readonly onLeave: () => void;
}): ReactNode {
  return (
    <Link className="search-answer" to={`${document.url}${document.hash}`} onClick={onLeave}>
      <code translate="no">{name}</code> <span>{text}</span>
    </Link>
  );
}
