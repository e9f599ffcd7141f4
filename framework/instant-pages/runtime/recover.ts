import { splitTree } from '@site/common/splitTree';
import { buildId, OtherBuildError } from './build-id';
import { noteFailure } from './failures';
import { normalisePath } from './normalise-path';
import { claimReload } from './reload-guard';
import { addDocumentRoute } from './routes';
import { siteAnswers } from './site-answers';

const never = new Promise<never>(() => undefined);

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

const isHere = (path: string): boolean => normalisePath(window.location.pathname) === path;

/**
 * What happens when a page could not be loaded. Where the site answers, the page is loaded anew, once: files may have gone
 * with a new deployment. Otherwise nothing is thrown away: the first page stays as the server sent it, readable with links
 * that work, and later ones are replaced by a notice that can be tried again.
 * @param starting whether it is the page that the browser itself has loaded
 * @returns a promise that rejects when the framework shall reload, resolves to show the notice, and never settles when the
 * page on screen is to stay
 */
export async function recover(pathname: string, error: unknown, starting: boolean): Promise<unknown> {
  const path = normalisePath(pathname);
  // Loaded ahead, or for a reader who has moved on: nobody waits for it.
  if (!isHere(path)) return never;
  const answered = error instanceof OtherBuildError || (await siteAnswers());
  if (!isHere(path)) return never;
  if (answered && claimReload(path, buildId(document), { storage: () => window.sessionStorage, wasReloaded })) {
    if (!starting) throw error;
    console.warn(error);
    window.location.reload();
    return never;
  }
  console.warn(error);
  if (starting) return never;
  noteFailure(path, answered ? 'broken' : 'unreachable');
  const { tree } = splitTree(path);
  if (tree !== undefined) addDocumentRoute(`/${tree}`, path, undefined);
  return undefined;
}
