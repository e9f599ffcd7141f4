import { z } from 'zod';
import { didYouMean } from '../../common/near-matches.ts';
import { elementMarkdown } from '../../exports/element-markdown.ts';
import type { IndexedElement } from '../../exports/index/types.ts';
import { markdownPath } from '../../exports/markdown-path.ts';
import { network, words } from '../inputs.ts';
import type { SiteData } from '../site-data.ts';
import { type ToolAnswer, ToolError } from '../tool-answer.ts';

const kinds = [
  'operation',
  'protobuf',
  'graphql',
  'wallet-method',
  'command',
  'parameter',
  'contract',
  'program',
] as const;

export const lookUpInput = {
  name: words(
    'Name of the element: a REST path, with or without its method (GET /api/v2/markets), or operation id, a protobuf name (vega.Order.peak_size, Order), GraphQL (Query.orders), a wallet method, a transaction command, a network parameter, a contract function, a command or flag.',
  ),
  kind: z.enum(kinds).optional().describe('Only elements of this kind.'),
  network,
};

/** Elements of the same name that are described in full; of more only the addresses are given. */
const described = 3;

/** How well a name is met: the whole name, the name without case, its last parts. Undefined when it is not. */
export function rankOf({ name, path, kind, method }: IndexedElement, wanted: string): number | undefined {
  if (name === wanted || path === wanted) return 0;
  // As people write requests: `GET /api/v2/markets`, with or without a query.
  const [, verb, address] = /^([A-Za-z]+)\s+(\/[^?#]*)/.exec(wanted) ?? [];
  if (verb !== undefined) return method === verb.toUpperCase() && path === address ? 0 : undefined;
  // Commands and flags also by their anchor: `vega node --home` stands at #vega-node--home.
  if (kind === 'program' && name.replaceAll(' --', '--').replaceAll(' ', '-') === wanted) return 0;
  const [lower, want] = [name.toLowerCase(), wanted.toLowerCase()];
  if (lower === want) return 1;
  if (/[._ ]/.test(lower[lower.length - want.length - 1] ?? '') && lower.endsWith(want)) return 2;
  return undefined;
}

const changed = z
  .object({
    kind: z.enum(['added', 'changed', 'removed']),
    text: z.string().describe('As the page says it: since, changed in, gone in, and whether that breaks programs.'),
    release: z.string().describe('Line of the later release.'),
    breaking: z.boolean(),
    details: z.array(z.string()),
    url: z.string().describe('Path of the page that tells the change.'),
  })
  .optional()
  .describe('What the later release did to it, where the networks run different ones and something changed.');

const named = {
  kind: z.enum(kinds),
  name: z.string(),
  url: z.string().describe('Path on the site, with the anchor.'),
  change: changed,
};

/** An element as the output schema has it. */
const asNamed = ({ kind, name, url, change }: IndexedElement) => ({
  kind,
  name,
  url,
  ...(change === undefined ? {} : { change: { ...change, details: [...change.details] } }),
});

const changeText = ({ change }: IndexedElement): string =>
  change === undefined ? '' : `\n\n${[change.text, ...change.details].join('; ')}: ${change.url}`;

export const lookUpOutput = {
  elements: z
    .array(z.object({ ...named, markdown: z.string().describe('What the reference says about it.') }))
    .describe('The elements that are meant best.'),
  more: z.array(z.object(named)).describe('Others of that name.'),
};

/** What the reference says about an element, as Markdown. */
export function elementText(site: SiteData, { url }: IndexedElement): string {
  const [path = '', anchor] = url.split('#');
  const text =
    anchor === undefined
      ? site.read(markdownPath(path).slice(1))
      : elementMarkdown(site.read(`${path.slice(1)}.html`), path, anchor);
  return text ?? '';
}

/** What the reference says about an element of an API, a parameter, a command. */
export function lookUp(
  site: SiteData,
  { name, kind, network: tree }: z.infer<z.ZodObject<typeof lookUpInput>>,
): ToolAnswer<typeof lookUpOutput> {
  const elements = site.tree(tree).elements.filter((element) => kind === undefined || element.kind === kind);
  const ranked = elements.flatMap((element) => {
    const rank = rankOf(element, name);
    return rank === undefined ? [] : [{ element, rank }];
  });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const found = ranked.filter(({ rank }) => rank === best).map(({ element }) => element);
  if (found.length === 0) {
    throw new ToolError(
      `The reference has no ${kind ?? 'element'} ${name}.${didYouMean(
        name,
        elements.map((element) => element.name),
      )} The tool search finds elements by words.`,
    );
  }
  const meant = found
    .slice(0, described)
    .map((element) => ({ ...asNamed(element), markdown: elementText(site, element) }));
  const others = found.slice(described).map(asNamed);
  const more = others.map((element) => `- ${element.kind} ${element.name}: ${element.url}`);
  const rest =
    more.length === 0
      ? []
      : [`${more.length} more of that name; ask with the full name or a kind:\n\n${more.slice(0, 40).join('\n')}`];
  const texts = meant.map((element) =>
    `## ${element.kind} ${element.name}\n\n${element.url}${changeText(element)}\n\n${element.markdown}`.trimEnd(),
  );
  return { text: [...texts, ...rest].join('\n\n'), data: { elements: meant, more: others } };
}
