import { escapeAttribute, escapeHtml } from '../../../html/highlight/escape-html.ts';
import { inTree } from '../../render/placeholders.ts';
import type { TreeName } from '../../../product.ts';
import type { ReferenceLinks } from '../../links/reference-links.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import type { ElementKind } from '../versions/surface.ts';
import type { Inside } from '../versions/inside.ts';
import { changeAnchor, changeRoute } from './changes-routes.ts';
import { describedName, routeOf, tableOf } from './element-places.ts';

interface Tree {
  readonly tree: TreeName;
  readonly links: ReferenceLinks;
}

const kindTitle = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const changeTitle = { added: 'New', changed: 'Changed', removed: 'Gone' } as const;

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
  const head = ['Name', 'What', 'Change', 'Described in'].map((name) => `<th scope="col">${name}`).join('');
  const rows = changes.map((change) => {
    const facts = [...(change.about === undefined ? [] : [change.about]), ...change.details].map(code).join(', ');
    return (
      `<tr id="${escapeAttribute(changeAnchor(change))}" data-filter-item><td>${code(change.name)}<td>${kindTitle(change.kind)}` +
      `<td>${changeTitle[change.change]}${facts === '' ? '' : `: ${facts}`}<td>${placesOf(change, versions, sides)}`
    );
  });
  return `<table class="members"><thead><tr>${head}<tbody>${rows.join('')}</table>`;
}

/** A table of operations or commands with the messages that changed inside them, those that break programs first. */
export function insideTable(inside: readonly Inside[], changes: readonly Change[], sides: readonly Tree[]): string {
  const ofType = new Map<string, Change[]>();
  for (const change of changes) {
    const type = change.kind === 'field' || change.kind === 'enum value' ? change.parent : change.name;
    if (type !== undefined) ofType.set(type, [...(ofType.get(type) ?? []), change]);
  }
  const typeText = (type: string): { readonly html: string; readonly breaking: number } => {
    const own = ofType.get(type) ?? [];
    const breaking = own.filter((change) => change.breaking).length;
    const [first] = [...own].sort((a, b) => Number(b.breaking) - Number(a.breaking));
    const link = first === undefined ? code(type) : `<a href="${inTree(changeRoute(first))}">${code(type)}</a>`;
    return { html: `${link} ${own.length}${breaking === 0 ? '' : `, ${breaking} breaking`}`, breaking };
  };
  const rows = inside.map(({ kind, name, types }) => {
    const texts = types.map(typeText).sort((a, b) => b.breaking - a.breaking);
    return `<tr data-filter-item><td>${operationLink(kind, name, sides)}<td>${texts.map(({ html }) => html).join('; ')}`;
  });
  const head = ['Name', 'Messages, and how many changes each has'].map((title) => `<th scope="col">${title}`).join('');
  return `<table class="members"><thead><tr>${head}<tbody>${rows.join('')}</table>`;
}

/** An operation or command, linked to what the later release says about it. */
function operationLink(kind: ElementKind, name: string, sides: readonly Tree[]): string {
  const later = sides.at(-1);
  const route = later === undefined ? undefined : routeOf(later.links, tableOf(kind), name);
  return later === undefined || route === undefined ? code(name) : `<a href="/${later.tree}${route}">${code(name)}</a>`;
}
