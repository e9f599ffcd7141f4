import type { ReactNode } from 'react';
import { referenceHtml } from '@site/plugins/instant-pages/runtime/reference-html.server';

interface ReferenceProps {
  /** Path of the generated fragment below .generated/html, without its extension: `<tree>/<route>`. */
  readonly file: string;
}

/** The body of a generated reference page, put into the page as it is when the page is built. */
export function Reference({ file }: ReferenceProps): ReactNode {
  return <div className="reference" dangerouslySetInnerHTML={{ __html: referenceHtml(file) }} />;
}
