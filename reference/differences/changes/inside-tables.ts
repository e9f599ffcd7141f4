import { escapeAttribute, escapeHtml } from '../../../html/highlight/escape-html.ts';
import { inTree } from '../../render/placeholders.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import type { Inside } from '../versions/inside.ts';
import { byType, short, type InsideChanges } from '../versions/breaking-inside.ts';
import { changeWord, type Tree } from './change-tables.ts';
import { changeRoute, insideAnchor } from './changes-routes.ts';
import { routeOf, tableOf } from './element-places.ts';

const linked = (change: Change, text: string): string =>
  `<a href="${inTree(changeRoute(change))}"><code>${escapeHtml(text)}</code></a>`;

function table(
  head: string,
  rows: readonly InsideChanges[],
  sides: readonly Tree[],
  cell: (changes: readonly Change[]) => string,
  idOf: (name: string) => string | undefined = () => undefined,
): string {
  const html = rows.map(({ kind, name, changes }) => {
    const id = idOf(name);
    const place = id === undefined ? '' : ` id="${escapeAttribute(id)}"`;
    return `<tr${place} data-filter-item><td>${elementLink({ kind, name }, sides)}<td>${cell(changes)}`;
  });
  return `<table class="members"><thead><tr><th scope="col">Name<th scope="col">${head}<tbody>${html.join('')}</table>`;
}

/** A table of operations or commands with each change that breaks programs. */
export function breakingInsideTable(rows: readonly InsideChanges[], sides: readonly Tree[]): string {
  return table(
    'What breaks',
    rows,
    sides,
    (changes) =>
      changes
        .map((change) => {
          const details = change.details.map((detail) => ` <code>${escapeHtml(detail)}</code>`).join(',');
          return `${linked(change, short(change.name))} ${changeWord[change.change]}${details}`;
        })
        .join('; '),
    (name) => insideAnchor({ name }),
  );
}

/** A table of operations or commands with the messages and enums that changed, and how many changes each has. */
export function insideTable(rows: readonly InsideChanges[], sides: readonly Tree[]): string {
  return table('Messages, and how many changes each has', rows, sides, (changes) =>
    [...byType(changes)]
      .map(([type, own]) => (own[0] === undefined ? '' : `${linked(own[0], short(type))} ${own.length}`))
      .join(', '),
  );
}

/** An operation or command, linked to what the later release says about it. */
function elementLink({ kind, name }: Pick<Inside, 'kind' | 'name'>, sides: readonly Tree[]): string {
  const later = sides.at(-1);
  const route = later === undefined ? undefined : routeOf(later.links, tableOf(kind), name);
  const code = `<code>${escapeHtml(name)}</code>`;
  return later === undefined || route === undefined ? code : `<a href="/${later.tree}${route}">${code}</a>`;
}
