import { html, type Html } from '../../../html/html.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import type { Release, TreeName } from '../../../product.ts';
import type { ReferenceLinks } from '../../links/reference-links.ts';
import type { ReferencePage } from '../../pages/reference-page.ts';
import { filterBox } from '../../pages/filter-box.ts';
import { heading, type Section } from '../../render/heading.ts';
import { inTree, ofRelease } from '../../render/placeholders.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import { breakingInside, otherInside, type InsideChanges } from '../versions/breaking-inside.ts';
import { changesOf, families, type Family } from '../versions/families.ts';
import type { Inside } from '../versions/inside.ts';
import type { VersionDifferences } from '../versions/version-differences.ts';
import { changesRoute, familyRoute } from './changes-routes.ts';
import { changeTable } from './change-tables.ts';
import { breakingInsideTable, insideTable } from './inside-tables.ts';
import { changeCounts, countText } from './count-changes.ts';

/** The trees that describe the two releases, the earlier one first. */
export interface Side {
  readonly tree: TreeName;
  readonly release: Release;
  /** Elements of that tree's reference. */
  readonly links: ReferenceLinks;
}

/** A page longer than this has a filter. */
const longPage = 25;

/**
 * What changed between the releases of the two trees: a page that sums it up and one for each API or kind of programs, the same in
 * both trees. None when there is nothing to compare.
 */
export function changesPages(differences: VersionDifferences, sides: readonly [Side, Side]): ReferencePage[] {
  if (differences.versions.length < 2) return [];
  const pages = families
    .filter((family) => isTold(family, differences))
    .map((family) => familyPage(family, differences, sides));
  return [overviewPage(differences, sides), ...pages];
}

const insideOf = ({ kinds }: Family, { inside = [] }: VersionDifferences): Inside[] =>
  inside.filter(({ kind }) => kinds.includes(kind));

/** Whether a family has a page: something in it changed, or in what it carries. */
const isTold = (family: Family, differences: VersionDifferences): boolean =>
  changesOf(family, differences.changes).length + insideOf(family, differences).length > 0;

export const changesTitle = ({ versions: [from = '', to = ''] }: VersionDifferences): string =>
  `Changes from ${from} to ${to}`;

function familyPage(family: Family, differences: VersionDifferences, sides: readonly [Side, Side]): ReferencePage {
  const [from = '', to = ''] = differences.versions;
  const changes = changesOf(family, differences.changes);
  const inside = insideOf(family, differences);
  const table = (own: readonly Change[]): Html => changeTable(own, differences.versions, sides);
  const [breaking, others] = [
    changes.filter((change) => change.breaking),
    changes.filter((change) => !change.breaking),
  ];
  const part = (id: string, title: string, own: readonly Change[]): Section[] =>
    own.length === 0 ? [] : [filteredSection(id, title, table(own))];
  const [insideBreaking, insideOther] = [
    breakingInside(inside, differences.changes),
    otherInside(inside, differences.changes),
  ];
  const within = (
    id: string,
    title: string,
    intro: string,
    own: readonly InsideChanges[],
    draw: (own: readonly InsideChanges[], sides: readonly [Side, Side]) => Html,
  ): Section[] => (own.length === 0 ? [] : [filteredSection(id, title, html`<p>${intro}</p>${draw(own, sides)}`)]);
  const sections = [
    ...part('breaking', 'Breaking changes', breaking),
    ...within(
      'inside-breaking',
      'Breaking changes inside messages',
      breakingIntro,
      insideBreaking,
      breakingInsideTable,
    ),
    ...part(
      'new',
      `New in ${to}`,
      others.filter(({ change }) => change === 'added'),
    ),
    ...part(
      'other',
      'Other changes',
      others.filter(({ change }) => change !== 'added'),
    ),
    ...within('inside', 'Other changes inside messages', insideIntro, insideOther, insideTable),
  ];
  const long = changes.length + inside.length > longPage;
  return {
    route: familyRoute(family),
    title: `${changesTitle(differences)}: ${family.title}`,
    description: `${family.title}: what is gone, new or changed between releases ${from} and ${to}, breaking changes first, with links to both.`,
    sidebarLabel: family.title,
    source: ofRelease(''),
    toc: sections.map(({ toc }) => toc),
    html: html`
      <p>For everybody who moves a program from ${from} to ${to}. ${countText(changeCounts(changes))}${insideText(insideBreaking.length)} ${family.breaks}</p>
      ${long && filterBox}${sections.map(({ html }) => html)}
      <p><a href="${inTree(changesRoute)}">All changes from ${from} to ${to}</a></p>`,
  };
}

/** A section that goes with its entries when the filter hides them all. */
function filteredSection(id: string, title: string, content: Html): Section {
  const toc = { value: title, id, level: 2 };
  return { toc, html: html`<section data-filter-group>${heading(toc)}${content}</section>` };
}

/** What a program meets although the operation that it calls is the same. */
const insideText = (count: number): string =>
  count === 0
    ? ''
    : ` ${count === 1 ? 'One of those that stayed carries' : `${count} of those that stayed carry`} messages with changes that can.`;

const breakingIntro =
  'Requests, answers and commands hold these, directly or inside other messages; what is sent or read there has to change.';

const insideIntro =
  'These carry messages and enums, directly or inside others, that have changes of their own. Each leads to where they are told.';

/** `17 breaking, 199 new, 4 other`. */
function summaryOf(family: Family, differences: VersionDifferences): string {
  const { breaking, added, other } = changeCounts(changesOf(family, differences.changes));
  const inside = insideOf(family, differences);
  const within = breakingInside(inside, differences.changes).length;
  const counts = [
    [breaking, 'breaking'],
    [within, 'breaking inside messages'],
    [added, 'new'],
    [other, 'other'],
    [inside.length - within, 'otherwise changed inside messages'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? 'none' : told.join(', ');
}

function overviewPage(differences: VersionDifferences, sides: readonly [Side, Side]): ReferencePage {
  const [from = '', to = ''] = differences.versions;
  const total = changeCounts(differences.changes);
  const rows = families.map((family) => {
    const title = escapeHtml(family.title);
    const name = isTold(family, differences) ? html`<a href="${inTree(familyRoute(family))}">${title}</a>` : title;
    return html`<tr><td>${name}<td>${summaryOf(family, differences)}`;
  });
  const networks = sides.map(({ tree, release }) => `${tree} runs v${release.version}`).join(', ');
  const head = ['API or programs', 'Changes'].map((name) => html`<th scope="col">${name}`);
  return {
    route: changesRoute,
    title: changesTitle(differences),
    description: `What a program written for ${from} meets in ${to}: every API, command line and configuration file, breaking changes first.`,
    sidebarLabel: changesTitle(differences),
    source: ofRelease(''),
    toc: [],
    html: html`
      <p>For everybody who moves a program or a node from ${from} to ${to}: ${networks}. ${countText(total)} Open what your program uses; there, what can break it comes first, and each entry leads to both releases.</p>
      <table class="members"><thead><tr>${head}<tbody>${rows}</table>
      <p>Compared are names, types, numbers, defaults and what is required, as the definitions of both releases have them. What a program does behind the same interface, and the texts of errors, are not: the <a href="${inTree('/releases/overview')}">releases</a> say what each brought. How the two networks differ in addresses and values is told in <a href="${inTree('/differences')}">what differs between mainnet and testnet</a>.</p>`,
  };
}
