import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isGeneratedFile, referenceHtml } from '@site/framework/instant-pages/runtime/reference-html.server';

interface ReferenceProps {
  /** Path of the generated fragment below .generated/html, without its extension: `<tree>/<route>`. */
  readonly file: string;
}

/**
 * The body of a generated reference page, put into the page as it is when the page is built. Its anchors and links take
 * part in the build's check of broken links like those of any page; links to downloads are checked against the files.
 */
export function Reference({ file }: ReferenceProps): ReactNode {
  const { collectAnchor, collectLink } = useBrokenLinks();
  const html = referenceHtml(file);
  for (const [, anchor = ''] of html.matchAll(/\sid="([^"]+)"/g)) collectAnchor(anchor);
  for (const [, link = ''] of html.matchAll(/<a\s[^>]*href="([/#][^"]*)"/g))
    if (!isGeneratedFile(link)) collectLink(link);
  return <div className="reference" dangerouslySetInnerHTML={{ __html: html }} />;
}
