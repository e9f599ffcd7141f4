import type { Config } from '@docusaurus/types';
import { trees } from '../../product.ts';
import { ownFeedLinks } from '../../content/releases-feed/feeds.ts';

/** Tags every page carries besides those that the framework writes. */
export const headTags: Config['headTags'] = [
  { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  ...ownFeedLinks(trees.mainnet.release, trees.testnet.release).map(({ file, type, title }) => ({
    tagName: 'link',
    attributes: { rel: 'alternate', type, href: `/${file}`, title },
  })),
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' } },
  { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
];
