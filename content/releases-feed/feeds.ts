import { defaultTree, product, trees } from '../../product.ts';
import type { Release } from '../releases/types.ts';
import { atom } from './atom.ts';
import { feedEntries } from './entries.ts';
import { rss } from './rss.ts';

/** The feeds of the site, for the heads of its pages. */
export const feedLinks = [
  { file: 'releases.xml', type: 'application/rss+xml', title: `${product.name} releases (RSS)` },
  { file: 'releases.atom', type: 'application/atom+xml', title: `${product.name} releases (Atom)` },
] as const;

/**
 * Every feed by the name of its file.
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
