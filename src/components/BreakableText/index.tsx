import { Fragment, type ReactNode } from 'react';

/** A long name in parts: a line may end behind each of them, where there is no room for the whole. */
export function BreakableText({ parts }: { readonly parts: readonly string[] }): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
