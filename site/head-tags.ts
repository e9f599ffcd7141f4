import type { Config } from '@docusaurus/types';

/** Tags every page carries besides those that the framework writes. */
export const headTags: Config['headTags'] = [
  { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' } },
  { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
];
