import path from 'node:path';
import { stringify } from 'yaml';
import { loadNetwork } from '../../networks/index.ts';
import { product, trees, type TreeName } from '../../product.ts';
import { loadDescriptors } from './descriptors/load-descriptors.ts';
import { referenceLinks } from './links/reference-links.ts';
import { buildModel, type Model } from './model/model.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { serversOf } from './openapi/servers.ts';
import { GeneratedFiles } from './output/generated-files.ts';
import { writeFolder } from './output/write-folder.ts';
import { writeStubs } from './output/write-stubs.ts';
import { operationPage } from './pages/operation-page.ts';
import type { ReferencePage } from './pages/reference-page.ts';
import { restSidebar } from './pages/rest-sidebar.ts';
import { stub } from './pages/stub.ts';
import { fillIn } from './render/placeholders.ts';

/** Where the pages of each tree lie. */
export const docsFolder: Readonly<Record<TreeName, string>> = {
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
  const model = buildModel(root, await loadDescriptors(root));
  const pages = model.operations.map((operation) => operationPage(model, operation));
  const files = new GeneratedFiles();
  const stubs = Object.fromEntries(treeNames.map((tree) => [tree, new GeneratedFiles()])) as Record<TreeName, GeneratedFiles>;
  for (const tree of treeNames) {
    for (const page of pages) addPage(page, tree, files, stubs[tree]);
    addOpenApi(model, tree, files);
  }
  files.add('sidebar/api-rest.json', JSON.stringify(restSidebar(model)));
  files.add('links.json', JSON.stringify(referenceLinks(model)));
  for (const tree of treeNames) await writeStubs(path.join(root, docsFolder[tree]), stubs[tree]);
  await writeFolder(path.join(root, '.generated'), files);
  return { pages: pages.length * treeNames.length, files: [...files.entries()].length };
}

function addPage(page: ReferencePage, tree: TreeName, files: GeneratedFiles, stubs: GeneratedFiles): void {
  files.add(`html/${tree}${page.route}.html`, fillIn(page.html, tree, loadNetwork(tree)));
  stubs.add(`${page.route.slice(1)}.mdx`, stub(page, tree));
}

function addOpenApi(model: Model, tree: TreeName, files: GeneratedFiles): void {
  for (const service of model.services) {
    const document = openApiDocument(model, service, product.release, serversOf(service.key, loadNetwork(tree)));
    files.add(`static/${tree}/api/openapi/${service.key}.json`, JSON.stringify(document, null, 1));
    files.add(`static/${tree}/api/openapi/${service.key}.yaml`, stringify(document, { aliasDuplicateObjects: false }));
  }
}
