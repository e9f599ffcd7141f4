import type { ReactNode } from 'react';

/** Text to take away, folded, with a copy button; src/behaviour/copy.ts does the copying. */
export function CodeOutput({ title, code }: { readonly title: string; readonly code: string }): ReactNode {
  return (
    <details className="code-output">
      <summary>{title}</summary>
      <figure className="code">
        <div className="code-bar">
          <button type="button" className="copy" data-copy="">
            Copy
          </button>
        </div>
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
      </figure>
    </details>
  );
}
