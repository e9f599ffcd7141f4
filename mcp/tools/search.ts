import { z } from 'zod';
import { answerQuery } from '../../search/worker/answer-query.ts';
import { network, words } from '../inputs.ts';
import type { SiteData } from '../site-data.ts';
import type { ToolAnswer } from '../tool-answer.ts';

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

export const searchOutput = {
  total: z.number().int().describe('How many were found.'),
  results: z
    .array(
      z.object({
        title: z.string(),
        url: z.string().describe('Path of the page on the site, with the anchor of the place found.'),
        where: z.string().describe('The pages above it and the page itself; empty where the title says all.'),
        snippet: z.string().optional(),
      }),
    )
    .describe('The best ones, best first.'),
};

/** What the site's own search finds, best first. */
export async function search(
  site: SiteData,
  input: z.infer<z.ZodObject<typeof searchInput>>,
): Promise<ToolAnswer<typeof searchOutput>> {
  const { hits, total } = answerQuery(await site.searchIndex(input.network), {
    query: input.query,
    limit: input.limit,
    perPage,
    context: input.section,
  });
  if (hits.length === 0)
    return {
      text: `Nothing found for "${input.query}"${input.section === '' ? '' : ` in ${input.section}`}. Try fewer or other words.`,
      data: { total, results: [] },
    };
  const results = hits.map(({ document, page, title, snippet }) => ({
    title: title.text,
    url: `${document.url}${document.hash}`,
    where: [...document.breadcrumbs, ...(page === title.text ? [] : [page])].join(' › '),
    ...(snippet !== undefined && { snippet: snippet.text.replace(/\s+/g, ' ') }),
  }));
  const lines = results.map(
    ({ title, url, where, snippet }) =>
      `- [${title}](${url})${where === '' ? '' : ` (${where})`}${snippet === undefined ? '' : `\n  ${snippet}`}`,
  );
  return {
    text: `${total} found, the best ${hits.length}. Read a page with read_page, an API element with look_up.\n\n${lines.join('\n')}`,
    data: { total, results },
  };
}
