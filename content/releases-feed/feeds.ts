import { defaultTree, product, trees, type Release as Described } from '../../product.ts';
import { changesRoute } from '../../reference/differences/changes/changes-routes.ts';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import type { Release } from '../releases/types.ts';
import { atom } from './atom.ts';
import { changeEntries } from './change-entries.ts';
import { feedEntries } from './entries.ts';
import { rss } from './rss.ts';

/** The feeds of the site, for the heads of its pages. */
export const feedLinks = [
  { file: 'releases.xml', type: 'application/rss+xml', title: `${product.name} releases (RSS)` },
  { file: 'releases.atom', type: 'application/atom+xml', title: `${product.name} releases (Atom)` },
] as const;

/** The feeds of changes, for the heads of pages: there are some while the trees describe different lines of releases. */
export const changesFeedLinks = [
  { file: 'changes.xml', type: 'application/rss+xml', title: `${product.name} API changes (RSS)` },
  { file: 'changes.atom', type: 'application/atom+xml', title: `${product.name} API changes (Atom)` },
] as const;

/** The feeds that the site has while its trees describe two releases. */
export const ownFeedLinks = (
  one: Described,
  other: Described,
): readonly (typeof feedLinks | typeof changesFeedLinks)[number][] =>
  one.folder === other.folder ? feedLinks : [...feedLinks, ...changesFeedLinks];

/**
 * The feeds of changes by the names of their files; none while there is only one release.
 *
 * @param published when the later release was made
 * @param site address of the site, ending in "/"
 */
export function changesFeeds(
  differences: VersionDifferences,
  published: Date,
  site: string,
): Readonly<Record<string, string>> {
  const [from, to] = differences.versions;
  if (from === undefined || to === undefined) return {};
  const tree = new URL(`${trees[defaultTree].path}/`, site);
  const entries = changeEntries(differences, published, tree);
  const channel = {
    title: `${product.name} API changes from ${from} to ${to}`,
    description:
      'What the newer release changed in each API, command line and configuration file, breaking changes first.',
    author: product.title,
    language: 'en-GB',
    page: new URL(changesRoute.slice(1), tree).href,
  };
  const [rssLink, atomLink] = changesFeedLinks;
  return {
    [rssLink.file]: rss({ ...channel, self: new URL(rssLink.file, site).href }, entries),
    [atomLink.file]: atom({ ...channel, self: new URL(atomLink.file, site).href }, entries),
  };
}

/**
 * The feeds of releases by the names of their files.
 *
 * @param site address of the site, ending in "/"
 */
export function feeds(releases: readonly Release[], site: string): Readonly<Record<string, string>> {
  const page = new URL(`${trees[defaultTree].path}/releases/overview`, site).href;
  const entries = feedEntries(releases, page);
  const channel = {
    title: `${product.name} releases`,
    description: 'Releases of the core: what each one brought to whom, and what it broke.',
    author: product.title,
    language: 'en-GB',
    page,
  };
  const [rssLink, atomLink] = feedLinks;
  return {
    [rssLink.file]: rss({ ...channel, self: new URL(rssLink.file, site).href }, entries),
    [atomLink.file]: atom({ ...channel, self: new URL(atomLink.file, site).href }, entries),
  };
}
