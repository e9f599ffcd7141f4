import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CheckReplacements, type Replacement } from '../seams/check-replacements.ts';
import { fragmentsFolder, pageEndId } from './runtime/page-markup.ts';
import { writeClientModules } from './write-client-modules.ts';

const runtime = fileURLToPath(new URL('./runtime', import.meta.url));
const generatedModule = /^@generated\/(routes|registry|routesChunkNames|globalData|docusaurus\.config)$/;
const generatedFiles: Readonly<Record<string, string>> = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.json',
  'docusaurus.config': 'docusaurus.config.mjs',
};

/** What the browser's code holds once every replacement below has worked. */
const replacements = (generatedFilesDir: string): Replacement[] => [
  ...Object.values(generatedFiles).map((file) => ({
    ours: `/instant-pages/${file}`,
    theirs: `${path.basename(generatedFilesDir)}/${file}`,
  })),
  ...['preload', 'docusaurus'].map((name) => ({ ours: `/runtime/${name}.ts` })),
  { ours: '/runtime/prefetch.ts', theirs: 'core/lib/client/prefetch.js' },
  { ours: '/runtime/StaticMdxPage.tsx', theirs: 'theme/MDXPage/index' },
  { ours: '/runtime/nothing.ts', theirs: 'lib/prism-include-languages.js' },
  { ours: '/runtime/progress-bar.ts', theirs: 'theme-classic/lib/nprogress.js' },
  { ours: '/useAlternates.browser.ts', theirs: '/useAlternates.ts' },
];

/** What is loaded as one file: the scripts of every page, which the framework does not split either, and the network in the page. */
const unsplit = new Set(['main', 'network']);

interface Resolving {
  request: string;
  context: string;
}

/**
 * Pages that cost the browser nothing but their HTML: the build renders documents as always, the browser keeps the part of
 * the page that it was given and fetches the next document's HTML on navigation. Its code therefore holds no route table,
 * no chunk names and no page code, and does not grow with the number of pages. See README.md in this folder.
 */
export default function instantPages({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'instant-pages',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'template', attributes: { id: pageEndId } }] }),
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      // While pages are written they are the framework's own, with hot reload; what the build reads from files comes from the server.
      if (process.env['NODE_ENV'] !== 'production') {
        return {
          resolve: {
            alias: {
              [`${path.join(runtime, 'reference-html.server')}$`]: path.join(runtime, 'reference-html.browser.ts'),
            },
          },
          devServer: {
            static: [
              { directory: path.join(siteDir, '.generated', 'html'), publicPath: fragmentsFolder, watch: false },
            ],
          },
        } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
      }
      const clientModules = writeClientModules(generatedFilesDir);
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const core = path.join('@docusaurus', 'core', 'lib', 'client');
      return {
        resolve: { alias: { tslib$: path.join(runtime, 'tslib.ts') } },
        // The network in the page starts sooner from one file: a worker fetches the files it is split into one after the other.
        optimization: { splitChunks: { chunks: ({ name }) => !unsplit.has(name ?? '') } },
        output: { trustedTypes: { policyName: 'vega-docs#bundler' } },
        plugins: [
          new CheckReplacements(replacements(generatedFilesDir)),
          new NormalModuleReplacementPlugin(generatedModule, (resource: Resolving) => {
            const name = generatedModule.exec(resource.request)?.[1] ?? '';
            resource.request = path.join(clientModules, generatedFiles[name] ?? '');
          }),
          new NormalModuleReplacementPlugin(/^\.\/(preload|docusaurus|prefetch)$/, (resource: Resolving) => {
            if (resource.context.endsWith(core))
              resource.request = path.join(runtime, `${resource.request.slice(2)}.ts`);
          }),
          new NormalModuleReplacementPlugin(/^@theme\/MDXPage$/, path.join(runtime, 'StaticMdxPage.tsx')),
          // Code is highlighted when pages are built: the browser needs no highlighter.
          new NormalModuleReplacementPlugin(/\/prism-include-languages$/, path.join(runtime, 'nothing.ts')),
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]nprogress$/,
            path.join(runtime, 'progress-bar.ts'),
          ),
          // The browser's copies of modules that need the whole site on the server.
          new NormalModuleReplacementPlugin(/\/useAlternates$/, (resource: Resolving) => {
            resource.request = resource.request.replace(/useAlternates$/, 'useAlternates.browser');
          }),
        ],
      };
    },
  };
}
