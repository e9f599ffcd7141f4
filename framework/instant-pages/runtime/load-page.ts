import sidebars, { markdownPages } from '@generated/instant-pages/sidebars';
import { splitTree } from '@site/common/splitTree';
import { buildId, OtherBuildError } from './build-id';
import { clearFailure } from './failures';
import { fetchPage } from './fetch-page';
import { keepPage, loadedPage } from './loaded-pages';
import { normalisePath } from './normalise-path';
import { loadOwnSheets } from './own-sheets';
import { pageEndId } from './page-markup';
import { readPage, type PageRecord } from './page-record';
import { addDocumentRoute } from './routes';

const loading = new Map<string, Promise<PageRecord | undefined>>();
let first = true;

async function loadSidebar(tree: string, name: string): Promise<void> {
  const loadVersion = sidebars[tree];
  const loadItems = sidebars[`${tree}/${name}`];
  if (loadVersion === undefined || loadItems === undefined) return;
  const [core, items] = await Promise.all([loadVersion(), loadItems()]);
  const { version } = core.default as { version: { docsSidebars: Record<string, unknown> } };
  version.docsSidebars[name] ??= items.default;
}

async function load(path: string): Promise<PageRecord | undefined> {
  const source = first ? document : await fetchPage(path);
  // React would take what is missing for a mistake and draw everything anew.
  if (source === document && document.getElementById(pageEndId) === null)
    throw new Error(`${path} arrived incomplete.`);
  if (source !== undefined && source !== document && buildId(source) !== buildId(document))
    throw new OtherBuildError(path);
  const page = source === undefined ? undefined : readPage(source);
  if (page === undefined || (first && page.path !== path)) return undefined;
  if (source !== undefined && source !== document) await loadOwnSheets(source);
  const { tree } = splitTree(path);
  const isMarkdownPage = markdownPages.includes(path);
  // The router knows Markdown pages by their own routes, the first pages of the trees among them.
  if (tree === undefined || isMarkdownPage) {
    if (isMarkdownPage) keepPage(path, page);
    return loadedPage(path);
  }
  if (page.sidebar !== undefined) await loadSidebar(tree, page.sidebar);
  keepPage(path, page);
  clearFailure(path);
  addDocumentRoute(`/${tree}`, path, page.sidebar);
  return page;
}

/**
 * Makes the document at a path ready to be shown: its HTML, its sidebar and its route. Resolves to undefined when the path
 * is no document. Rejects when it cannot be loaded; a later call tries again.
 */
export function loadPage(pathname: string): Promise<PageRecord | undefined> {
  const path = normalisePath(pathname);
  const ready = loadedPage(path);
  if (ready !== undefined) return Promise.resolve(ready);
  const pending = loading.get(path);
  if (pending !== undefined) return pending;
  const started = load(path).finally(() => loading.delete(path));
  first = false;
  loading.set(path, started);
  return started;
}
