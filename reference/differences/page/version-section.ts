import { html } from '../../../html/html.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import type { Release, TreeName } from '../../../product.ts';
import { section, type Section } from '../../render/heading.ts';
import { inTree } from '../../render/placeholders.ts';
import { changesRoute } from '../changes/changes-routes.ts';
import { changesTitle } from '../changes/changes-pages.ts';
import { changeCounts, countText } from '../changes/count-changes.ts';
import type { VersionDifferences } from '../versions/version-differences.ts';

/** Whether the APIs of both networks are the same, and where their changes are told when they are not. */
export function versionSection(
  differences: VersionDifferences,
  { mainnet, testnet }: Readonly<Record<TreeName, Release>>,
): Section {
  if (differences.versions.length > 1) {
    const title = escapeHtml(changesTitle(differences));
    return section(
      'apis',
      'APIs and programs',
      html`<p>Mainnet runs v${mainnet.version} and testnet v${testnet.version}. ${countText(changeCounts(differences.changes))} They are told API by API in <a href="${inTree(changesRoute)}">${title}</a>.</p>`,
    );
  }
  const running =
    mainnet.version === testnet.version
      ? `Both networks run v${escapeHtml(testnet.version)}`
      : `Mainnet runs v${escapeHtml(mainnet.version)} and testnet v${escapeHtml(testnet.version)}, which share one set of definitions`;
  return section(
    'apis',
    'APIs and programs',
    html`<p>${running}: their REST, gRPC, GraphQL and wallet APIs, the commands that transactions carry and the programs of node operators are the same. There is nothing to change in a program but addresses, chain id and the values above.</p>`,
  );
}
