import { twinPath } from '../twin-path.ts';
import type { PageExport } from '../page-export.ts';

/** Pages as a list of links to their Markdown, in the form of llmstxt.org. */
export function linkList(pages: readonly PageExport[]): string {
  return pages
    .map(
      ({ path, title, description }) =>
        `- [${title.replace(/[[\]]/g, '\\$&')}](${twinPath(path)})${description === '' ? '' : `: ${description.replace(/\s+/g, ' ')}`}`,
    )
    .join('\n');
}
