import { attributes, html, joined, type Html } from '../../../html/html.ts';
import { codeList } from '../../render/code-list.ts';
import { inTree } from '../../render/placeholders.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import type { Inside } from '../versions/inside.ts';
import { byType, short, type InsideChanges } from '../versions/breaking-inside.ts';
import { changeWord, type Tree } from './change-tables.ts';
import { changeRoute, insideAnchor } from './changes-routes.ts';
import { routeOf, tableOf } from './element-places.ts';

const linked = (change: Change, text: string): Html =>
  html`<a href="${inTree(changeRoute(change))}"><code>${text}</code></a>`;

function table(
  head: string,
  rows: readonly InsideChanges[],
  sides: readonly Tree[],
  cell: (changes: readonly Change[]) => Html,
  idOf: (name: string) => string | undefined = () => undefined,
): Html {
  const lines = rows.map(
    ({ kind, name, changes }) =>
      html`<tr${attributes({ id: idOf(name) })} data-filter-item><td>${elementLink({ kind, name }, sides)}<td>${cell(changes)}`,
  );
  return html`<table class="members"><thead><tr><th scope="col">Name<th scope="col">${head}<tbody>${lines}</table>`;
}

/** A table of operations or commands with each change that breaks programs. */
export function breakingInsideTable(rows: readonly InsideChanges[], sides: readonly Tree[]): Html {
  return table(
    'What breaks',
    rows,
    sides,
    (changes) => {
      const broken = changes.map((change) => {
        const details = change.details.length > 0 && html` ${codeList(change.details)}`;
        return html`${linked(change, short(change.name))} ${changeWord[change.change]}${details}`;
      });
      return joined(broken, '; ');
    },
    (name) => insideAnchor({ name }),
  );
}

/** A table of operations or commands with the messages and enums that changed, and how many changes each has. */
export function insideTable(rows: readonly InsideChanges[], sides: readonly Tree[]): Html {
  return table('Messages, and how many changes each has', rows, sides, (changes) => {
    const counts = [...byType(changes)].map(
      ([type, own]) => own[0] !== undefined && html`${linked(own[0], short(type))} ${own.length}`,
    );
    return joined(counts, ', ');
  });
}

/** An operation or command, linked to what the later release says about it. */
function elementLink({ kind, name }: Pick<Inside, 'kind' | 'name'>, sides: readonly Tree[]): Html {
  const later = sides.at(-1);
  const route = later === undefined ? undefined : routeOf(later.links, tableOf(kind), name);
  const code = html`<code>${name}</code>`;
  return later === undefined || route === undefined ? code : html`<a href="/${later.tree}${route}">${code}</a>`;
}
