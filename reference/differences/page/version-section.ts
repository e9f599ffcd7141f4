import { badge } from '../../render/badges.ts';
import { heading, section, type Section } from '../../render/heading.ts';
import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import { byFamily } from '../versions/families.ts';
import type { VersionDifferences } from '../versions/version-differences.ts';

const kindTitle = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

function row({ kind, name, change, breaking, details }: Change): string {
  const facts =
    details.length === 0 ? '' : ` ${details.map((detail) => `<code>${escapeHtml(detail)}</code>`).join(', ')}`;
  return `<tr><td>${kindTitle(kind)}<td><code>${escapeHtml(name)}</code><td>${change}${breaking ? badge('required', 'breaking') : ''}<td>${facts}`;
}

/** What changed between the two newest versions of the definitions, API by API and what breaks first, or that there is only one. */
export function versionSection({ versions, changes }: VersionDifferences, release: string): Section {
  const [from = '', to] = versions;
  if (to === undefined) {
    return section(
      'apis',
      'APIs and programs',
      `<p>Both networks run v${escapeHtml(release)}: their REST, gRPC, GraphQL and wallet APIs, the commands that transactions carry and the programs of node operators are the same. There is nothing to change in a program but addresses, chain id and the values above.</p>`,
    );
  }
  const breaking = changes.filter((change) => change.breaking).length;
  const head =
    '<thead><tr><th scope="col">What<th scope="col">Name<th scope="col">Change<th scope="col">Details<tbody>';
  const tables = byFamily(changes).map(
    (family) =>
      heading({ id: `apis-${family.id}`, value: `${family.title}: from ${from} to ${to}`, level: 3 }) +
      `<p>${countText(family.changes)}</p><table class="members">${head}${family.changes.map(row).join('')}</table>`,
  );
  return section(
    'apis',
    'APIs and programs',
    `<p>From ${from} to ${to} there are ${changes.length} changes, ${breaking} of which can break a program that was written for ${from}. Those come first in each table.</p>${tables.join('')}`,
  );
}

/** How many of some changes break programs, in words. */
function countText(changes: readonly Change[]): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const all = changes.length === 1 ? 'One change' : `${changes.length} changes`;
  if (breaking === 0) return `${all}, and no program breaks.`;
  return breaking === changes.length
    ? `${all}, which can break programs.`
    : `${all}, of which ${breaking} can break programs.`;
}
