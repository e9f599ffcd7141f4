import type { ReferenceLinks } from '../../links/reference-links.ts';
import { breakingInside, short } from '../versions/breaking-inside.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import { familyOf } from '../versions/families.ts';
import type { VersionDifferences } from '../versions/version-differences.ts';
import { changeRoute, familyRoute, insideAnchor } from './changes-routes.ts';
import { describedName, partKinds, tableOf } from './element-places.ts';

/** What a later release did to an element, as pages, `index.json`, Markdown and the MCP server tell it. */
export interface ChangeMark {
  /** The table of links that has the element, and its name in it. */
  readonly table: keyof ReferenceLinks;
  readonly name: string;
  /** `since v0.74`, `changed in v0.74, breaking`. */
  readonly text: string;
  readonly change: Change['change'];
  /** Whether a program that was written for the earlier release may fail. */
  readonly breaking: boolean;
  /** Line of the later release, `v0.74`. */
  readonly release: string;
  /** What changed, in words; what parts without an entry of their own did is told here. */
  readonly details: readonly string[];
  /** Where the change is told, without the tree. */
  readonly route: string;
}

const words = { added: 'since', changed: 'changed in', removed: 'gone in' } as const;
const ofPart = { added: 'new', changed: 'changed', removed: 'gone' } as const;

/**
 * The marks of the elements of one tree's reference, by the table of links that they are in and their name. What has no entry of its
 * own, an argument say, counts as a change of what it is part of; so does what breaks programs and has none in this tree. An operation
 * or a command whose messages changed so that programs break is marked as well: its readers may never open the page of a message.
 *
 * @param links elements of the tree: only the earlier release has what was removed, only the later one what was added
 */
export function changeMarks(
  { versions, changes, inside = [] }: VersionDifferences,
  links: ReferenceLinks,
): ReadonlyMap<string, ChangeMark> {
  const release = versions.at(-1) ?? '';
  const marks = new Map<string, ChangeMark>();
  for (const change of changes) {
    const name = describedName(links, change);
    if (name === undefined) continue;
    const table = tableOf(change.kind);
    const other = marks.get(markKey(table, name));
    const own = name === change.name;
    // A field that came is marked in the tree that has it: its message need not be, in the other one.
    if (!own && !change.breaking && !partKinds.includes(change.kind)) continue;
    const kind = other?.change ?? (own ? change.change : 'changed');
    const breaking = change.breaking || other?.breaking === true;
    const details = own
      ? change.details
      : [[`${change.kind} ${change.name}: ${ofPart[change.change]}`, ...change.details].join('; ')];
    marks.set(markKey(table, name), {
      table,
      name,
      text: `${words[kind]} ${release}${breaking ? ', breaking' : ''}`,
      change: kind,
      breaking,
      release,
      details: [...(other?.details ?? []), ...details],
      route: own ? changeRoute(change) : (other?.route ?? changeRoute(change)),
    });
  }
  for (const element of breakingInside(inside, changes)) {
    const name = describedName(links, element);
    if (name !== element.name) continue;
    const table = tableOf(element.kind);
    const other = marks.get(markKey(table, name));
    const details = element.changes.map((change) =>
      [`${change.kind} ${short(change.name)}: ${ofPart[change.change]}`, ...change.details].join('; '),
    );
    const kind = other?.change ?? 'changed';
    marks.set(markKey(table, name), {
      table,
      name,
      text: `${words[kind]} ${release}, breaking`,
      change: kind,
      breaking: true,
      release,
      details: [...(other?.details ?? []), ...details],
      route: other?.route ?? `${familyRoute(familyOf(element.kind))}#${insideAnchor(element)}`,
    });
  }
  return marks;
}

/** How `changeMarks` names an element: one name may stand in several tables. */
export const markKey = (table: keyof ReferenceLinks, name: string): string => `${table} ${name}`;
