import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly code: string;
  /** Name of the file to download; absent for what is no file. */
  readonly file?: string;
  /** Whether it is a command: those wrap, so that they are read whole before they are run. */
  readonly shell?: boolean;
  /** Whether the text may be taken away: a draft is shown without a way to copy it. */
  readonly ready: boolean;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Text to take away, folded, with a copy button; src/behaviour/copy.ts does the copying. */
export function CodeOutput({ title, code, file, shell = false, ready }: Props): ReactNode {
  return (
    <details className="code-output">
      <summary>{ready ? title : `${title} (a draft: not to be sent)`}</summary>
      <figure className={clsx('code', shell && 'shell', !ready && 'proposal__draft')}>
        {ready ? (
          <div className="code-bar">
            <button type="button" className="copy" data-copy="">
              Copy
            </button>
          </div>
        ) : null}
        <pre translate="no" tabIndex={0}>
          <code translate="no">{code}</code>
        </pre>
      </figure>
      {ready && file !== undefined ? (
        <p className="calculator__actions">
          <button type="button" onClick={() => download(file, code)}>
            Download {file}
          </button>
        </p>
      ) : null}
    </details>
  );
}
