import { changeRoute, familyRoute } from '../../reference/differences/changes/changes-routes.ts';
import { changeCounts, countText } from '../../reference/differences/changes/count-changes.ts';
import { changesOf, families, type Family } from '../../reference/differences/versions/families.ts';
import type { Change } from '../../reference/differences/versions/compare-surfaces.ts';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import type { FeedEntry } from './entries.ts';
import { escapeXml } from './escape-xml.ts';

const words = { added: 'new', changed: 'changed', removed: 'gone' } as const;

/**
 * An entry of a feed for each API or kind of programs that changed, with the changes that break programs one by one.
 *
 * @param published when the later release was made
 * @param tree address of the tree whose pages the entries lead to, ending in "/"
 */
export function changeEntries({ versions, changes }: VersionDifferences, published: Date, tree: URL): FeedEntry[] {
  const [from = '', to = ''] = versions;
  return families.flatMap((family): FeedEntry[] => {
    const own = changesOf(family, changes);
    if (own.length === 0) return [];
    const link = new URL(familyRoute(family).slice(1), tree).href;
    return [
      {
        title: titleOf(family, from, to, own),
        link,
        id: `${link}#from-${from}-to-${to}`,
        published,
        html: htmlOf(own, tree),
      },
    ];
  });
}

function titleOf({ title }: Family, from: string, to: string, own: readonly Change[]): string {
  const { breaking } = changeCounts(own);
  return `${title} from ${from} to ${to}${breaking === 0 ? '' : ', with breaking changes'}`;
}

function htmlOf(own: readonly Change[], tree: URL): string {
  const items = own
    .filter(({ breaking }) => breaking)
    .map((change) => {
      const address = escapeXml(new URL(changeRoute(change).slice(1), tree).href);
      const details = change.details.map((detail) => ` <code translate="no">${escapeXml(detail)}</code>`).join(',');
      return `<li>${change.kind} <a href="${address}"><code translate="no">${escapeXml(change.name)}</code></a>: ${words[change.change]}${details}</li>`;
    });
  const list = items.length === 0 ? '' : `<p><strong>Breaking changes</strong></p><ul>${items.join('')}</ul>`;
  return `<p>${countText(changeCounts(own))}</p>${list}`;
}
