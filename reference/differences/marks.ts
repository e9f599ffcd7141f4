import type { TreeName } from '../../product.ts';
import { html, joined, type Html } from '../../html/html.ts';
import type { ReferenceLinks } from '../links/reference-links.ts';
import { changeMarks } from './changes/change-marks.ts';
import { routeOf } from './changes/element-places.ts';
import type { ParameterEntry } from './networks/network-differences.ts';
import { differencesRoute } from './page/differences-page.ts';
import type { VersionDifferences } from './versions/version-differences.ts';

/** What says how the entries of one tree's reference differ, by route with anchor. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

export interface Mark {
  readonly text: string;
  /** Where the difference is told, without the tree. */
  readonly route: string;
}

/** A value is worth showing in a mark as long as it does not break the line that it stands in, and is no JSON. */
const longest = 24;

function parameterMark({ name, mainnet, testnet }: ParameterEntry, tree: TreeName): Mark {
  const [other, value] = tree === 'mainnet' ? ['testnet', testnet] : ['mainnet', mainnet];
  const shown = value === '' ? ': empty' : value.length <= longest && !value.startsWith('{') ? `: ${value}` : '';
  return { text: `differs on ${other}${shown}`, route: `${differencesRoute}#${name}` };
}

/**
 * Marks for the entries of one tree: parameters whose values differ on the networks, and elements that changed between two releases.
 *
 * @param links elements of the tree's reference
 */
export function marksOf(
  tree: TreeName,
  parameters: readonly ParameterEntry[],
  versions: VersionDifferences,
  links: ReferenceLinks,
): Marks {
  const marks = new Map<string, Mark[]>();
  const add = (route: string | undefined, mark: Mark): void => {
    if (route !== undefined) marks.set(route, [...(marks.get(route) ?? []), mark]);
  };
  for (const entry of parameters) add(links.params[entry.name], parameterMark(entry, tree));
  for (const { table, name, text, route } of changeMarks(versions, links).values())
    add(routeOf(links, table, name), { text, route });
  return marks;
}

const badges = (marks: readonly Mark[], tree: TreeName): Html =>
  joined(
    marks.map(({ text, route }) => html`<a class="badge differs" href="/${tree}${route}">${text}</a>`),
    ' ',
  );

/** Puts marks into a rendered page: into the heading or the first cell of the entry, or at the top of a page that is one entry. */
export function withMarks(page: string, route: string, tree: TreeName, marks: Marks): string {
  let marked = page;
  const whole = marks.get(route);
  if (whole !== undefined) marked = html`<p>${badges(whole, tree)}</p>`.text + marked;
  for (const [place, mark] of marks) {
    if (!place.startsWith(`${route}#`)) continue;
    const start = marked.indexOf(` id="${place.slice(route.length + 1)}"`);
    if (start < 0) continue;
    const end = endOfName(marked, start);
    marked = marked.slice(0, end) + html` ${badges(mark, tree)}`.text + marked.slice(end);
  }
  return marked;
}

/** Where the name of an entry ends: before the link of a heading, the end of a heading, the second cell of a row, the type of a field. */
function endOfName(page: string, start: number): number {
  const opening = page.slice(page.lastIndexOf('<', start) + 1, start);
  const after = page.indexOf('>', start) + 1;
  const ends = /^h\d/.test(opening)
    ? ['<a class="hash-link"', `</${opening.slice(0, 2)}>`]
    : opening.startsWith('tr')
      ? ['<td', '</tr>']
      : ['<span class="type"', '<p>', '</li>'];
  const from = opening.startsWith('tr') ? page.indexOf('<td', after) + 3 : after;
  const found = ends.map((end) => page.indexOf(end, from)).filter((at) => at >= 0);
  return found.length === 0 ? after : Math.min(...found);
}
