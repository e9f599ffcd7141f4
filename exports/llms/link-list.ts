import { product } from '../../product.ts';
import { markdownPath } from '../markdown-path.ts';
import type { PageExport } from '../page-export.ts';

/** Pages as a list of links to their Markdown, in the form of llmstxt.org. The links are whole: who reads the list may have it from a file. */
export function linkList(pages: readonly PageExport[]): string {
  return pages
    .map(
      ({ path, title, description }) =>
        `- [${title.replace(/[[\]]/g, '\\$&')}](${product.url}${markdownPath(path)})${description === '' ? '' : `: ${description.replace(/\s+/g, ' ')}`}`,
    )
    .join('\n');
}
