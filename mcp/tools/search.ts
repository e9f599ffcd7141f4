import { z } from 'zod';
import { answerQuery } from '../../search/worker/answer-query.ts';
import { network, words } from '../inputs.ts';
import type { SiteData } from '../site-data.ts';

export const searchInput = {
  query: words('Words, an API name, an error code or a parameter key, as one would type them into the search box.'),
  network,
  section: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe(
      'Part of the documentation to search in, such as `concepts`, `api/rest` or `node-operators`; empty for all.',
    ),
  limit: z.number().int().min(1).max(50).default(8).describe('Results at most.'),
};

const perPage = 3;

/** What the site's own search finds, best first. */
export async function search(site: SiteData, input: z.infer<z.ZodObject<typeof searchInput>>): Promise<string> {
  const { hits, total } = answerQuery(await site.searchIndex(input.network), {
    query: input.query,
    limit: input.limit,
    perPage,
    context: input.section,
  });
  if (hits.length === 0)
    return `Nothing found for "${input.query}"${input.section === '' ? '' : ` in ${input.section}`}. Try fewer or other words.`;
  const lines = hits.map(({ document, page, title, snippet }) => {
    const where = [...document.breadcrumbs, ...(page === title.text ? [] : [page])].join(' › ');
    return `- [${title.text}](${document.url}${document.hash})${where === '' ? '' : ` (${where})`}${snippet === undefined ? '' : `\n  ${snippet.text.replace(/\s+/g, ' ')}`}`;
  });
  return `${total} found, the best ${hits.length}. Read a page with read_page, an API element with look_up.\n\n${lines.join('\n')}`;
}
