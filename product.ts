/**
 * The one place to re-brand or re-point the site: its names, its links to other places and the constants the
 * specification fixes. Everything else reads them from here.
 */

/** A release of the protocol, as everything that depends on the release takes it. */
export interface Release {
  /** `0.73.9`. */
  readonly version: string;
  /** The line of releases it belongs to, `v0.73`. */
  readonly label: string;
  /** Where its definitions are, relative to the project's root: `definitions/v0.73`. */
  readonly folder: string;
}

/** The release of a version like `0.73.9`; its definitions stand in the folder of its first two numbers. */
export function releaseOf(version: string): Release {
  const label = `v${version.split('.').slice(0, 2).join('.')}`;
  return { version, label, folder: `definitions/${label}` };
}

/** The release that the network of each tree runs: the one place that names releases. */
const running = { mainnet: releaseOf('0.73.9'), testnet: releaseOf('0.73.9') } as const;

/** What stands for the site as a whole, and tools and tests that belong to no tree, take this release. */
export const newestRelease: Release = running.testnet;

/** Both releases, as texts about the whole site name them: once when they are the same. */
const described = [...new Set(Object.values(running).map(({ version }) => `v${version}`))].join(' and ');

export const product = {
  name: 'Vega',
  slug: 'vega',
  title: 'Vega documentation',
  tagline: 'Build on, trade on and run the Vega network',
  /** Version of the newest release that a tree describes. Texts that belong to a tree take that of `trees`. */
  release: newestRelease.version,
  /** Canonical origin of the published site; used for canonical, sitemap, feed and llms.txt addresses only. */
  url: 'https://docs.vega.xyz',
  description: `Documentation of the Vega network, release ${described}: how the protocol works, its APIs, tools and how to run a node.`,
  copyright: 'Copyright © 2018–2024 the authors of the Vega documentation',
} as const;

/** Where this site's own source lives: edit links and problem reports start here. */
export const repository = {
  url: 'https://github.com/vegaprotocol/documentation',
  branch: 'main',
} as const;

/** Address of the editor for a file of this repository. `file` is relative to the repository's root. */
export function editUrl(file: string): string {
  return `${repository.url}/edit/${repository.branch}/${file}`;
}

/** The two documentation trees. `docsVersion` is Docusaurus's name of the version, `network` the file in networks/. */
export const trees = {
  mainnet: {
    path: 'mainnet',
    release: running.mainnet,
    label: `mainnet (${running.mainnet.label})`,
    docsVersion: running.mainnet.label,
    network: 'mainnet',
  },
  testnet: {
    path: 'testnet',
    release: running.testnet,
    label: `testnet (${running.testnet.label})`,
    docsVersion: 'current',
    network: 'testnet',
  },
} as const;

export type TreeName = keyof typeof trees;
export const defaultTree: TreeName = 'mainnet';

/** What stands behind the title of a page: the site's name, with the network's on pages of a tree. */
export function siteTitle(tree: TreeName | undefined): string {
  return tree === undefined ? product.title : `${product.name} ${trees[tree].path} documentation`;
}

/** The left side of the navigation bar. `route` is relative to the reader's tree, `section` the path it stands for. */
export const navigation = [
  { label: 'Concepts', route: '/concepts/new-to-vega', section: '/concepts' },
  { label: 'APIs', route: '/api/overview', section: '/api' },
  { label: 'Tutorials', route: '/tutorials', section: '/tutorials' },
  { label: 'Apps', route: '/tools', section: '/tools' },
  { label: 'Releases', route: '/releases/overview', section: '/releases' },
  { label: 'Node operators', route: '/node-operators', section: '/node-operators' },
] as const;

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

export const footer: readonly FooterColumn[] = [
  {
    title: 'Vega Protocol',
    items: [
      { label: 'Vega Console', href: 'https://console.vega.xyz/' },
      { label: 'Website', href: 'https://vega.xyz/' },
      { label: 'Source code', href: 'https://github.com/vegaprotocol' },
      { label: 'Blog', href: 'https://blog.vega.xyz' },
    ],
  },
  {
    title: 'Status',
    items: [
      { label: 'Incident reports', href: 'https://blog.vega.xyz/tagged/vega-incident-reports' },
      { label: 'Known issues', href: 'https://github.com/orgs/vegaprotocol/projects/122' },
      { label: 'Feedback discussions', href: 'https://github.com/vegaprotocol/feedback/discussions' },
      { label: 'Roadmap', href: 'https://github.com/orgs/vegaprotocol/projects/114/views/4' },
    ],
  },
  {
    title: 'Community',
    items: [
      { label: 'Discord', href: 'https://vega.xyz/discord' },
      { label: 'Twitter', href: 'https://twitter.com/vegaprotocol' },
      { label: 'Forum', href: 'https://community.vega.xyz/' },
      { label: 'Twitch', href: 'https://www.twitch.tv/vegaprotocol' },
      { label: 'YouTube', href: 'https://www.youtube.com/vegaprotocol' },
    ],
  },
  {
    title: 'Fairground, Vega testnet',
    items: [
      { label: 'Fairground home', href: 'https://fairground.wtf/' },
      { label: 'Console (Fairground)', href: 'https://console.fairground.wtf/' },
    ],
  },
];

/** Shown above every page until dismissed; a new `id` shows it again to those who dismissed the earlier one. */
export const announcement = {
  id: `read-only-${described}`,
  content: `These pages describe release ${described}. They never ask for your wallet, recovery phrase or password, and never connect to one.`,
} as const;

/**
 * Hosts that pages may link to. A link to any other host fails the build's content test: the readers of a network that
 * holds money must not be led to a place nobody decided on.
 */
export const externalHosts: readonly string[] = [
  'github.com',
  'raw.githubusercontent.com',
  'vega.xyz',
  'console.vega.xyz',
  'governance.vega.xyz',
  'explorer.vega.xyz',
  'blog.vega.xyz',
  'community.vega.xyz',
  'twitter.com',
  'www.twitch.tv',
  'www.youtube.com',
  'fairground.wtf',
  'console.fairground.wtf',
  'token.fairground.wtf',
  'explorer.fairground.wtf',
  'console.validators-testnet.vega.rocks',
  'governance.validators-testnet.vega.rocks',
  'explorer.validators-testnet.vega.rocks',
  'docs.vega.xyz',
  'etherscan.io',
  'sepolia.etherscan.io',
];

/** The constants of the specification's section 9. */
export const constants = {
  search: { maxResults: 8, contextLength: 50, language: 'en' },
  mobileBreakpointPx: 996,
  progressBarDelayMs: 200,
  loaderDelayMs: 200,
  spinnerAnimationSeconds: [1.5, 3],
  errorBoxWidthPercent: 50,
  /** Whether the front page says so when the site's files do not load (wrong base URL). */
  baseUrlBanner: true,
  tocHeadingLevels: { min: 2, max: 3 },
} as const;
