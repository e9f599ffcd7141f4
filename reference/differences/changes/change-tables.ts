import { html, type Html, joined } from '../../../html/html.ts';
import type { TreeName } from '../../../product.ts';
import type { ReferenceLinks } from '../../links/reference-links.ts';
import { codeList } from '../../render/code-list.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import { changeAnchor } from './changes-routes.ts';
import { describedName, routeOf, tableOf } from './element-places.ts';

export interface Tree {
  readonly tree: TreeName;
  readonly links: ReferenceLinks;
}

const kindTitle = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

export const changeWord = { added: 'new', changed: 'changed', removed: 'gone' } as const;

/** `New field`, `Field changed`, `Field gone`. */
const whatHappened = ({ kind, change }: Change): string =>
  change === 'added' ? `New ${kind}` : `${kindTitle(kind)} ${changeWord[change]}`;

/** The releases in which the reference describes what changed, as links to it. */
function placesOf(change: Change, versions: readonly string[], sides: readonly Tree[]): Html {
  const places = sides.flatMap(({ tree, links }, index) => {
    const name = describedName(links, change);
    const route = name === undefined ? undefined : routeOf(links, tableOf(change.kind), name);
    const version = versions[index] ?? '';
    if (name === undefined || route === undefined) return [];
    return [html`<a href="/${tree}${route}" aria-label="${version}: ${name}">${version}</a>`];
  });
  return joined(places, ', ');
}

/** A table of changes, each with what it is and where both releases describe it. */
export function changeTable(changes: readonly Change[], versions: readonly string[], sides: readonly Tree[]): Html {
  const head = ['Name', 'See', 'What changed'].map((name) => html`<th scope="col">${name}`);
  const rows = changes.map((change) => {
    const facts = [...(change.about === undefined ? [] : [change.about]), ...change.details];
    return html`
      <tr id="${changeAnchor(change)}" data-filter-item><td><code>${change.name}</code>
      <td>${placesOf(change, versions, sides)}<td>${whatHappened(change)}${facts.length > 0 && html`: ${codeList(facts)}`}`;
  });
  return html`<table class="members"><thead><tr>${head}<tbody>${rows}</table>`;
}
