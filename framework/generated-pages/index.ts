import { createRequire } from 'node:module';
import path from 'node:path';
import type * as ContentDocs from '@docusaurus/plugin-content-docs';
import type { LoadedContent, LoadedVersion, PluginOptions } from '@docusaurus/plugin-content-docs';
import type * as Reading from '@docusaurus/plugin-content-docs/lib/docs.js';
import type * as Versions from '@docusaurus/plugin-content-docs/lib/versions/version.js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFolders } from '../../common/page-folders.ts';
import { trees, type TreeName } from '../../product.ts';

type ReadVersionDocs = typeof Reading.readVersionDocs;

// As the plugin itself loads them: what `import` gives cannot be replaced, and may be another copy.
const load = createRequire(import.meta.url);
const { default: contentDocs, validateOptions } = load('@docusaurus/plugin-content-docs') as typeof ContentDocs;
const reading = load('@docusaurus/plugin-content-docs/lib/docs.js') as typeof Reading;
const versions = load('@docusaurus/plugin-content-docs/lib/versions/version.js') as typeof Versions;

export { validateOptions };

const compare =
  'The framework no longer asks for it where framework/generated-pages/index.ts replaces it: compare that file with lib/index.js, lib/docs.js and lib/versions/ of @docusaurus/plugin-content-docs.';

const replaced = Symbol.for('vega-docs: replaced');

/** Puts `ours` in the place of a function of a module. Once, however often the development server loads plugins anew. */
function replace<Module, Name extends keyof Module>(
  module: Module,
  name: Name,
  ours: (theirs: Module[Name]) => Module[Name],
): void {
  const now = module[name] as Module[Name] & { readonly [replaced]?: Module[Name] };
  const theirs = now[replaced] ?? now;
  module[name] = Object.assign(ours(theirs) as object, { [replaced]: theirs }) as Module[Name];
}

/** The folder of a version's generated pages; undefined for a version that is no tree of the site. */
function generatedFolder(siteDir: string, versionName: string): string | undefined {
  const tree = (Object.keys(trees) as TreeName[]).find((name) => trees[name].docsVersion === versionName);
  return tree === undefined ? undefined : path.join(siteDir, pageFolders[tree].generated);
}

/**
 * The hand-written and the generated pages of a version.
 *
 * @throws Error when a page stands in both folders, or none was generated
 */
async function readBoth(
  read: ReadVersionDocs,
  ...[version, options]: Parameters<ReadVersionDocs>
): Promise<Awaited<ReturnType<ReadVersionDocs>>> {
  const { contentPath, contentPathLocalized } = version;
  const from = (folder: string): ReturnType<ReadVersionDocs> =>
    read({ ...version, contentPath: folder, contentPathLocalized: undefined }, options);
  const written = await from(contentPath);
  if (contentPathLocalized === undefined) return written;
  const generated = await from(contentPathLocalized);
  if (generated.length === 0)
    throw new Error(`${contentPathLocalized} holds no pages: run \`npm run generate\` before the site is built.`);
  const sources = new Set(generated.map(({ source }) => source));
  const [twice] = written.filter(({ source }) => sources.has(source));
  if (twice !== undefined)
    throw new Error(`${twice.filePath} is written by hand, and the reference makes a page of that name: rename one.`);
  return [...written, ...generated];
}

/**
 * The framework's plugin of documents, which reads the pages of a version from two folders: those that are written by hand and
 * those that `npm run generate` makes. A version has a second folder already, for translations: the compiler of pages, links and
 * hot reload look into both. Only what lists the pages of a version looks into one.
 */
export default async function docsOfTwoFolders(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir } = context;
  const asked = { versions: false, reading: false };
  replace(versions, 'readVersionsMetadata', (theirs) => async (args) => {
    asked.versions = true;
    return (await theirs(args)).map((version) => ({
      ...version,
      contentPathLocalized: generatedFolder(siteDir, version.versionName) ?? version.contentPathLocalized,
    }));
  });
  replace(reading, 'readVersionDocs', (theirs) => (version, given) => {
    asked.reading = true;
    return readBoth(theirs, version, given);
  });
  const plugin = await contentDocs(context, options);
  if (!asked.versions) throw new Error(`readVersionsMetadata: ${compare}`);

  const lacksGenerated = ({ versionName, docs }: LoadedVersion): boolean => {
    const folder = generatedFolder(siteDir, versionName);
    const place =
      folder === undefined ? '@site/' : `@site/${path.relative(siteDir, folder)}/`.replaceAll(path.sep, '/');
    return !docs.some(({ source }) => source.startsWith(place));
  };
  return {
    ...plugin,
    async loadContent() {
      // Without the generated pages the plugin would fail too, and blame the sidebars that name them.
      const content = await Promise.resolve(plugin.loadContent?.()).catch((cause: unknown) => {
        throw asked.reading ? cause : new Error(`readVersionDocs: ${compare}`, { cause });
      });
      if (content === undefined || content.loadedVersions.some(lacksGenerated))
        throw new Error(`readVersionDocs: ${compare}`);
      return content;
    },
  };
}
