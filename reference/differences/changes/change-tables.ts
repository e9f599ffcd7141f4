import { escapeAttribute, escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { TreeName } from '../../../product.ts';
import type { ReferenceLinks } from '../../links/reference-links.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import { changeAnchor } from './changes-routes.ts';
import { describedName, routeOf, tableOf } from './element-places.ts';

export interface Tree {
  readonly tree: TreeName;
  readonly links: ReferenceLinks;
}

const kindTitle = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

export const changeWord = { added: 'new', changed: 'changed', removed: 'gone' } as const;

/** `New field`, `Field changed`, `Field gone`. */
const whatHappened = ({ kind, change }: Change): string =>
  change === 'added' ? `New ${kind}` : `${kindTitle(kind)} ${changeWord[change]}`;

/** The releases in which the reference describes what changed, as links to it. */
function placesOf(change: Change, versions: readonly string[], sides: readonly Tree[]): string {
  return sides
    .flatMap(({ tree, links }, index) => {
      const name = describedName(links, change);
      const route = name === undefined ? undefined : routeOf(links, tableOf(change.kind), name);
      const version = versions[index] ?? '';
      if (name === undefined || route === undefined) return [];
      return [`<a href="/${tree}${route}" aria-label="${escapeAttribute(`${version}: ${name}`)}">${version}</a>`];
    })
    .join(', ');
}

/** A table of changes, each with what it is and where both releases describe it. */
export function changeTable(changes: readonly Change[], versions: readonly string[], sides: readonly Tree[]): string {
  const head = ['Name', 'See', 'What changed'].map((name) => `<th scope="col">${name}`).join('');
  const rows = changes.map((change) => {
    const facts = [...(change.about === undefined ? [] : [change.about]), ...change.details].map(code).join(', ');
    return (
      `<tr id="${escapeAttribute(changeAnchor(change))}" data-filter-item><td>${code(change.name)}` +
      `<td>${placesOf(change, versions, sides)}<td>${whatHappened(change)}${facts === '' ? '' : `: ${facts}`}`
    );
  });
  return `<table class="members"><thead><tr>${head}<tbody>${rows.join('')}</table>`;
}
