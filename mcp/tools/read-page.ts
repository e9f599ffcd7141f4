import { z } from 'zod';
import { didYouMean } from '../../common/near-matches.ts';
import { elementMarkdown } from '../../exports/element-markdown.ts';
import { markdownPath } from '../../exports/markdown-path.ts';
import { network, words } from '../inputs.ts';
import { pagePath } from '../page-path.ts';
import type { SiteData } from '../site-data.ts';
import { type ToolAnswer, ToolError } from '../tool-answer.ts';

/** Characters of one answer: longer pages are read in parts. */
const partLength = 40_000;

export const readPageInput = {
  path: words(
    'Path of the page as in search results and links, such as /mainnet/concepts/governance; without a tree the page of `network` is read.',
    500,
  ),
  network,
  section: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Anchor of a heading or entry to read alone, such as `who-may-vote`; empty for the whole page.'),
  offset: z.number().int().min(0).default(0).describe('Where to go on in a long page; the answer before says it.'),
};

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export const readPageOutput = {
  path: z.string().describe('Path of the page on the site.'),
  section: z.string().optional().describe('Anchor of the section, where one was asked for.'),
  markdown: z.string().describe('The page, the section or the part of the page.'),
  length: z.number().int().describe('Characters of the whole page or section.'),
  nextOffset: z.number().int().optional().describe('Where the next part begins; missing with the last one.'),
};

/** A page, or a part of it, as Markdown. */
export function readPage(
  site: SiteData,
  input: z.infer<z.ZodObject<typeof readPageInput>>,
): ToolAnswer<typeof readPageOutput> {
  const known = (path: string): boolean => site.has(markdownPath(path).slice(1));
  const path = pagePath(input.path, input.network, known);
  if (!known(path)) {
    const pages = site.tree(input.network).pages.map((page) => page.path);
    throw new ToolError(`There is no page ${path}.${didYouMean(path, pages)} The tool search finds pages.`);
  }
  // An address copied from search results names the section behind its #.
  const section = input.section.replace(/^#/, '') || (/#(.+)$/.exec(input.path)?.[1] ?? '');
  if (section !== '') {
    const part = elementMarkdown(site.read(fileOf(path)), path, section);
    if (part !== undefined) return { text: part, data: { path, section, markdown: part, length: part.length } };
    const page = site.tree(input.network).pages.find((entry) => entry.path === path);
    const anchors = (page?.headings ?? []).map(({ anchor }) => anchor);
    throw new ToolError(
      `${path} has no part ${section}.${didYouMean(section, anchors)}${
        anchors.length === 0
          ? ' The page has no headings: read it whole, or look an element up by its name.'
          : ` Its headings: ${anchors.join(', ')}.`
      }`,
    );
  }
  const text = site.read(markdownPath(path).slice(1));
  if (input.offset >= text.length)
    throw new ToolError(`${path} has ${text.length} characters: offset ${input.offset} lies behind its end.`);
  const part = text.slice(input.offset, input.offset + partLength);
  const end = input.offset + part.length;
  const data = { path, markdown: part, length: text.length };
  return end < text.length
    ? {
        text: `${part}\n\n[${end} of ${text.length} characters: go on with offset ${end}, or read one section.]`,
        data: { ...data, nextOffset: end },
      }
    : { text: part, data };
}
