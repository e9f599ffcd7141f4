import framework from '@docusaurus/core/lib/client/docusaurus.js';
import prefetchAsset from '@docusaurus/core/lib/client/prefetch.js';
import { isDocumentPath } from './is-document-path';

/**
 * Takes the place of the framework's `window.docusaurus`. Its own `prefetch` decides (never twice, never on a slow
 * connection) and fetches chunks; a document's only asset is its HTML.
 */
export default Object.freeze({
  prefetch(path: string): false | Promise<unknown> {
    const chunks = framework.prefetch(path);
    return chunks === false || !isDocumentPath(path) ? chunks : prefetchAsset(path);
  },
  preload(path: string): false | Promise<unknown> {
    const loading = framework.preload(path);
    // Loading ahead is a favour: that it failed is reported when the reader really goes there.
    return loading === false ? loading : loading.catch(() => undefined);
  },
});
