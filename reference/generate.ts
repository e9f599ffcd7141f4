import path from 'node:path';
import { generatedPages, pageFolders } from '../common/page-folders.ts';
import { loadNetwork } from '../networks/index.ts';
import { trees, type Release, type TreeName } from '../product.ts';
import { differencesPart, type DifferencesPart } from './differences/differences-part.ts';
import { marksOf, withMarks } from './differences/marks.ts';
import { checksumList } from './downloads/checksums.ts';
import { downloadPage, downloadsRoute } from './pages/download-page.ts';
import { ofChain } from './downloads/download.ts';
import { sampleFiles } from './downloads/sample-files.ts';
import { exampleChain } from './examples/example-chain.ts';
import { joinLinks } from './links/join-links.ts';
import type { ReferenceLinks } from './links/reference-links.ts';
import { GeneratedFiles } from './output/generated-files.ts';
import { writeFolder } from './output/write-folder.ts';
import { refuseWrittenPages, writeStubs } from './output/write-stubs.ts';
import type { SidebarItem } from './pages/rest-sidebar.ts';
import { stub } from './pages/stub.ts';
import { allParts } from './parts/all-parts.ts';
import type { ReferencePart } from './parts/reference-part.ts';
import { withBreaks } from '../html/breakable.ts';
import { fillIn } from './render/placeholders.ts';

/** The release that each tree describes. */
const releasesOfTrees: Releases = { mainnet: trees.mainnet.release, testnet: trees.testnet.release };

const treeNames = Object.keys(trees) as TreeName[];

type Releases = Readonly<Record<TreeName, Release>>;

/** What one run made. */
export interface Summary {
  readonly pages: number;
  readonly files: number;
}

/**
 * Makes the reference from the definitions: `.generated/`, with the stub pages of both trees.
 *
 * @param root project root
 * @param releases the release of each tree
 * @throws DefinitionError or Error with file, line and reason; the files of the earlier run then stay as they are
 */
export async function generate(root: string, releases: Releases = releasesOfTrees): Promise<Summary> {
  const described = new Map<string, readonly ReferencePart[]>();
  for (const release of Object.values(releases))
    if (!described.has(release.version)) described.set(release.version, await allParts(release, root));
  const partsOf = (tree: TreeName): readonly ReferencePart[] => described.get(releases[tree].version) ?? [];
  const linksOf = (tree: TreeName): ReferenceLinks => joinLinks(partsOf(tree).map((part) => part.links));
  const links = { mainnet: linksOf('mainnet'), testnet: linksOf('testnet') };
  const differences = await differencesPart(root, releases, links);
  const files = new GeneratedFiles();
  const stubs = Object.fromEntries(treeNames.map((tree) => [tree, new GeneratedFiles()])) as Record<
    TreeName,
    GeneratedFiles
  >;
  const samples = sampleFiles(root);
  let pages = 0;
  for (const tree of treeNames) {
    const parts = [...partsOf(tree), differences];
    pages += addTree(tree, releases[tree], parts, links[tree], differences, files, stubs[tree]);
    for (const { file, content } of samples) files.add(`static/${tree}/examples/${file}`, content);
  }
  files.add('changes.json', JSON.stringify(differences.versions));
  for (const tree of treeNames) refuseWrittenPages(root, pageFolders[tree].written, stubs[tree]);
  await writeFolder(path.join(root, '.generated'), files, path.basename(generatedPages));
  // Last: a development server reads all pages again when one changes, and must find them.
  for (const tree of treeNames) await writeStubs(path.join(root, pageFolders[tree].generated), stubs[tree]);
  return { pages, files: [...files.entries()].length };
}

/** Adds the pages, downloads, links and sidebars of one tree. Gives the number of its pages. */
function addTree(
  tree: TreeName,
  release: Release,
  parts: readonly ReferencePart[],
  links: ReferenceLinks,
  { networks, versions }: DifferencesPart,
  files: GeneratedFiles,
  stubs: GeneratedFiles,
): number {
  const network = loadNetwork(tree);
  const marks = marksOf(tree, networks.parameters, versions, links);
  const downloads = parts
    .flatMap((part) => part.downloads(tree, network))
    .map((file) => ofChain(file, network.chainId));
  const listed = downloads.filter(({ isUnlisted }) => !isUnlisted);
  const checksums = checksumList(listed);
  const defaults = Object.assign({}, ...parts.map((part) => part.parameterDefaults ?? {})) as Readonly<
    Record<string, string>
  >;
  const complete = { ...network, parameters: { ...defaults, ...network.parameters } };
  const pages = [...parts.flatMap((part) => part.pages), downloadPage(listed)];
  for (const page of pages) {
    const html = fillIn(
      page.namesNetworks ? page.html.text : page.html.text.replaceAll(exampleChain, network.chainId),
      tree,
      complete,
    );
    files.add(`html/${tree}${page.route}.html`, withMarks(withBreaks(html), page.route, tree, marks));
    stubs.add(`${page.route.slice(1)}.mdx`, stub(page, tree, release));
  }
  for (const { file, content } of [...downloads, checksums]) files.add(`static/${tree}/${file}`, content);
  const last: [string, readonly SidebarItem[]] = [
    'api-more',
    [{ type: 'doc', id: downloadsRoute.slice(1), label: 'Downloads' }],
  ];
  const sidebars = [...parts.flatMap((part) => Object.entries(part.sidebars)), last];
  for (const name of new Set(sidebars.map(([key]) => key))) {
    files.add(
      `sidebar/${tree}/${name}.json`,
      JSON.stringify(sidebars.filter(([key]) => key === name).flatMap(([, items]) => items)),
    );
  }
  files.add(`links/${tree}.json`, JSON.stringify(links));
  return pages.length;
}
