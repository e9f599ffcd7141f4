import type { TreeName } from '../../product.ts';
import { escapeHtml } from '../../html/highlight/escape-html.ts';
import { differencesRoute } from './page/differences-page.ts';
import type { ParameterEntry } from './networks/network-differences.ts';
import type { Change } from './versions/compare-surfaces.ts';

/** Texts that say how an entry of the reference differs, by route with anchor, for each tree. */
export type Marks = (tree: TreeName) => ReadonlyMap<string, Mark>;

export interface Mark {
  readonly text: string;
  /** Anchor on the differences page. */
  readonly anchor: string;
}

const words = { added: 'since', changed: 'changed in', removed: 'gone in' } as const;

/** A value is worth showing in a mark as long as it does not break the line that it stands in, and is no JSON. */
const longest = 24;

function parameterMark({ name, mainnet, testnet }: ParameterEntry, tree: TreeName): Mark {
  const [other, value] = tree === 'mainnet' ? ['testnet', testnet] : ['mainnet', mainnet];
  const shown = value === '' ? ': empty' : value.length <= longest && !value.startsWith('{') ? `: ${value}` : '';
  return { text: `differs on ${other}${shown}`, anchor: name };
}

/**
 * Marks for the entries whose networks differ: parameters by value, and elements that changed between two versions of the
 * definitions. `links` gives the routes of names, `release` is the label of the later version.
 */
export function marksOf(
  parameters: readonly ParameterEntry[],
  changes: readonly Change[],
  links: ReadonlyMap<string, string>,
  release: string,
): Marks {
  return (tree) => {
    const marks = new Map<string, Mark>();
    for (const entry of parameters) {
      const route = links.get(entry.name);
      if (route !== undefined) marks.set(route, parameterMark(entry, tree));
    }
    for (const { name, change, breaking } of changes) {
      const route = links.get(name);
      // Only the tree of the earlier release has what was removed, and only that of the later one what was added.
      if (route !== undefined)
        marks.set(route, { text: `${words[change]} ${release}${breaking ? ', breaking' : ''}`, anchor: 'apis' });
    }
    return marks;
  };
}

const badgeHtml = ({ text, anchor }: Mark, tree: TreeName): string =>
  ` <a class="badge differs" href="/${tree}${differencesRoute}#${anchor}">${escapeHtml(text)}</a>`;

/** Puts marks into a rendered page: into the heading or the first cell of the entry, or at the top of a page that is one entry. */
export function withMarks(html: string, route: string, tree: TreeName, marks: ReadonlyMap<string, Mark>): string {
  let marked = html;
  const whole = marks.get(route);
  if (whole !== undefined) marked = `<p>${badgeHtml(whole, tree).trim()}</p>${marked}`;
  for (const [place, mark] of marks) {
    if (!place.startsWith(`${route}#`)) continue;
    const start = marked.indexOf(` id="${place.slice(route.length + 1)}"`);
    if (start < 0) continue;
    const end = endOfName(marked, start);
    marked = marked.slice(0, end) + badgeHtml(mark, tree) + marked.slice(end);
  }
  return marked;
}

/** Where the name of an entry ends: before the link of a heading, the end of a heading, the second cell of a row, the type of a field. */
function endOfName(html: string, start: number): number {
  const opening = html.slice(html.lastIndexOf('<', start) + 1, start);
  const after = html.indexOf('>', start) + 1;
  const ends = /^h\d/.test(opening)
    ? ['<a class="hash-link"', `</${opening.slice(0, 2)}>`]
    : opening.startsWith('tr')
      ? ['<td', '</tr>']
      : ['<span class="type"', '<p>', '</li>'];
  const from = opening.startsWith('tr') ? html.indexOf('<td', after) + 3 : after;
  const found = ends.map((end) => html.indexOf(end, from)).filter((at) => at >= 0);
  return found.length === 0 ? after : Math.min(...found);
}
