import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import { inTree } from '../../render/placeholders.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import type { Inside } from '../versions/inside.ts';
import { changeWord, type Tree } from './change-tables.ts';
import { changeRoute } from './changes-routes.ts';
import { routeOf, tableOf } from './element-places.ts';

/** An operation or a command with some of the changes of the messages that it carries. */
export interface InsideChanges extends Pick<Inside, 'kind' | 'name'> {
  readonly changes: readonly Change[];
}

/** What changes of a field without those that only the encoding of protobuf knows: JSON has neither numbers nor oneofs. */
const onlyEncoded = /^(?:number|oneof|deprecated): /;

/** Whether a change of a message breaks programs that send or read it through an operation or a command of that kind. */
function breaks(kind: Inside['kind'], { breaking, change, details }: Change): boolean {
  if (!breaking) return false;
  return kind !== 'REST operation' || change !== 'changed' || details.some((detail) => !onlyEncoded.test(detail));
}

/** Changes by the message or enum that they belong to. */
function byType(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const found = new Map<string, Change[]>();
  for (const change of changes) {
    const type = change.kind === 'field' || change.kind === 'enum value' ? change.parent : change.name;
    if (type !== undefined) found.set(type, [...(found.get(type) ?? []), change]);
  }
  return found;
}

function split(inside: readonly Inside[], changes: readonly Change[], wanted: boolean): InsideChanges[] {
  const ofType = byType(changes);
  return inside.flatMap(({ kind, name, types }): InsideChanges[] => {
    const own = types.flatMap((type) => ofType.get(type) ?? []).filter((change) => breaks(kind, change) === wanted);
    return own.length === 0 ? [] : [{ kind, name, changes: own }];
  });
}

/** Operations and commands that carry changes which break the programs that use them. */
export const breakingInside = (inside: readonly Inside[], changes: readonly Change[]): InsideChanges[] =>
  split(inside, changes, true);

/** Operations and commands that carry changes which break no program that uses them. */
export const otherInside = (inside: readonly Inside[], changes: readonly Change[]): InsideChanges[] =>
  split(inside, changes, false);

/** A full name without its package: `vega.Order.size` is the size of an order. */
const short = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');

const linked = (change: Change, text: string): string =>
  `<a href="${inTree(changeRoute(change))}"><code>${escapeHtml(text)}</code></a>`;

function table(
  head: string,
  rows: readonly InsideChanges[],
  sides: readonly Tree[],
  cell: (changes: readonly Change[]) => string,
): string {
  const html = rows.map(
    ({ kind, name, changes }) => `<tr data-filter-item><td>${elementLink({ kind, name }, sides)}<td>${cell(changes)}`,
  );
  return `<table class="members"><thead><tr><th scope="col">Name<th scope="col">${head}<tbody>${html.join('')}</table>`;
}

/** A table of operations or commands with each change that breaks programs. */
export function breakingInsideTable(rows: readonly InsideChanges[], sides: readonly Tree[]): string {
  return table('What breaks', rows, sides, (changes) =>
    changes
      .map((change) => {
        const details = change.details.map((detail) => ` <code>${escapeHtml(detail)}</code>`).join(',');
        return `${linked(change, short(change.name))} ${changeWord[change.change]}${details}`;
      })
      .join('; '),
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
