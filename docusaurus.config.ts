import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { constants, editUrl, product, trees } from './product.ts';
import { themeConfig } from './framework/config/theme-config.ts';
import { headTags } from './framework/config/head-tags.ts';
import { markdown } from './content/compile/markdown.ts';
import { pluginStatic } from './framework/static-folders.ts';
import { pageTemplate } from './framework/config/page-template.ts';
import { mdxPlugins } from './content/compile/mdx-plugins.ts';

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  lastVersion: trees.mainnet.docsVersion,
  versions: {
    [trees.testnet.docsVersion]: {
      label: trees.testnet.label,
      path: trees.testnet.path,
      banner: 'unreleased',
    },
    [trees.mainnet.docsVersion]: {
      label: trees.mainnet.label,
      path: trees.mainnet.path,
      banner: 'none',
    },
  },
  // The archive is cut from docs/: a reader who mends a page mends docs/.
  editUrl: ({ docPath }) => editUrl(`docs/${docPath}`),
  showLastUpdateTime: process.env['DOCS_LAST_UPDATE'] !== '0',
  tags: 'tags.yml',
  onInlineTags: 'throw',
  ...mdxPlugins,
};

/** The test build of tests/dogfood is about the frame of pages: it has their first ones only. */
const isDogfood = process.env['DOCS_DOGFOOD'] !== undefined;
const dogfood: Partial<DocsOptions> = {
  include: ['calculators.mdx', 'api/downloads.mdx'],
  sidebarPath: false,
  onlyIncludeVersions: [trees.testnet.docsVersion],
  lastVersion: trees.testnet.docsVersion,
};

const config: Config = {
  title: product.title,
  tagline: product.tagline,
  url: product.url,
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: process.env['DOCS_DRAFT'] ? 'warn' : isDogfood ? 'ignore' : 'throw',
  onBrokenAnchors: process.env['DOCS_DRAFT'] ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  // The framework's banner writes markup from a script, which the policy refuses: src/components/BaseUrlBanner does not.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  noIndex: false,
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { direction: 'ltr', htmlLang: 'en' } } },
  customFields: { release: product.release },
  staticDirectories: ['static', '.generated/static', pluginStatic],
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      // Pages are compiled for the server only (framework/instant-pages): a cache shared with the browser waits for ever.
      mdxCrossCompilerCache: false,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  markdown,
  headTags,
  plugins: [
    './framework/build-cache/index.ts',
    './framework/instant-pages/index.ts',
    './search/index.ts',
    './framework/prune-css/index.ts',
    './framework/fonts/index.ts',
    './framework/page-sheets/index.ts',
    './content/releases-feed/index.ts',
    ...(isDogfood ? ['./tests/dogfood/plugin.ts'] : []),
    ['./framework/generated-pages/index.ts', isDogfood ? { ...docs, ...dogfood } : docs],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages', ...mdxPlugins }],
    ['@docusaurus/plugin-sitemap', { ignorePatterns: ['/search', '/restricted', '/markdown-page'] }],
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/custom.css'] }]],
  clientModules: ['./src/client/behaviour.ts'],
  themeConfig: themeConfig(constants),
};

export default config;
