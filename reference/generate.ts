import path from 'node:path';
import { loadNetwork } from '../networks/index.ts';
import { trees, type TreeName } from '../product.ts';
import { differencesPart } from './differences/differences-part.ts';
import { marksOf, withMarks, type Marks } from './differences/marks.ts';
import { routesOf } from './differences/routes-of.ts';
import { downloadPage, downloadsRoute } from './downloads/download-page.ts';
import { sampleFiles } from './downloads/sample-files.ts';
import { exampleChain } from './examples/example-chain.ts';
import { joinLinks } from './links/join-links.ts';
import { GeneratedFiles } from './output/generated-files.ts';
import { writeFolder } from './output/write-folder.ts';
import { writeStubs } from './output/write-stubs.ts';
import type { SidebarItem } from './pages/rest-sidebar.ts';
import { stub } from './pages/stub.ts';
import { allParts } from './parts/all-parts.ts';
import type { ReferencePart } from './parts/reference-part.ts';
import { fillIn } from './render/placeholders.ts';

/** Where the pages of each tree lie. */
const docsFolder: Readonly<Record<TreeName, string>> = {
  testnet: 'docs',
  mainnet: `versioned_docs/version-${trees.mainnet.docsVersion}`,
};

const treeNames = Object.keys(trees) as TreeName[];

/** What one run made. */
export interface Summary {
  readonly pages: number;
  readonly files: number;
}

/**
 * Makes the reference from the definitions: `.generated/` and the stub pages of both trees.
 *
 * @param root project root
 * @throws DefinitionError or Error with file, line and reason; the files of the earlier run then stay as they are
 */
export async function generate(root: string): Promise<Summary> {
  const described = await allParts(root);
  const differences = await differencesPart(root);
  const parts = [...described, differences];
  const links = joinLinks(parts.map((part) => part.links));
  const marks = marksOf(differences.networks.parameters, differences.versions.changes, routesOf(links));
  const files = new GeneratedFiles();
  const stubs = Object.fromEntries(treeNames.map((tree) => [tree, new GeneratedFiles()])) as Record<TreeName, GeneratedFiles>;
  const samples = sampleFiles(root);
  for (const tree of treeNames) {
    addTree(tree, parts, marks, files, stubs[tree]);
    for (const { file, content } of samples) files.add(`static/${tree}/examples/${file}`, content);
  }
  const last: [string, readonly SidebarItem[]] = ['api-more', [{ type: 'doc', id: downloadsRoute.slice(1), label: 'Downloads' }]];
  const sidebars = [...parts.flatMap((part) => Object.entries(part.sidebars)), last];
  for (const name of new Set(sidebars.map(([key]) => key))) {
    files.add(`sidebar/${name}.json`, JSON.stringify(sidebars.filter(([key]) => key === name).flatMap(([, items]) => items)));
  }
  files.add('links.json', JSON.stringify(links));
  for (const tree of treeNames) await writeStubs(path.join(root, docsFolder[tree]), stubs[tree]);
  await writeFolder(path.join(root, '.generated'), files);
  const pages = parts.reduce((sum, part) => sum + part.pages.length, 1);
  return { pages: pages * treeNames.length, files: [...files.entries()].length };
}

function addTree(tree: TreeName, parts: readonly ReferencePart[], marks: Marks, files: GeneratedFiles, stubs: GeneratedFiles): void {
  const network = loadNetwork(tree);
  const differing = marks(tree);
  const downloads = parts.flatMap((part) => part.downloads(tree, network));
  for (const page of [...parts.flatMap((part) => part.pages), downloadPage(downloads)]) {
    files.add(`html/${tree}${page.route}.html`, withMarks(fillIn(page.namesNetworks ? page.html : page.html.replaceAll(exampleChain, network.chainId), tree, network), page.route, tree, differing));
    stubs.add(`${page.route.slice(1)}.mdx`, stub(page, tree));
  }
  for (const { file, content } of downloads) files.add(`static/${tree}/${file}`, content);
}
