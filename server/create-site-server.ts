import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl } from '../production/cache-rules.ts';
import { contentType } from '../production/content-type.ts';
import { filesOf } from '../production/files-of.ts';
import type { Redirect } from '../production/hosting/redirects.ts';
import { redirectOf } from './redirect-of.ts';

/** What a site is served with besides its files; the build writes both. */
export interface Hosting {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly Redirect[];
}

const bare: Hosting = { headers: [], redirects: [] };

/**
 * A server for a built site: clean addresses, compressed files when the build wrote them, long caching for hashed assets,
 * the not-found page with status 404. Serves files only; the folder is read once, when the server is made. A file that is
 * taken away meanwhile ends its answer, not the server: after another build, start it again.
 */
export function createSiteServer(folder: string, { headers, redirects }: Hosting = bare): Server {
  const notFound = readFileSync(path.join(folder, '404.html'));
  // A path that is no file is a page without its ending, pages of proto files (`….proto`) included.
  const names = new Set(filesOf(folder).map((file) => `/${file}`));
  const files = sirv(folder, {
    extensions: ['html'],
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('cache-control', cacheControl(pathname));
      const type = contentType(names.has(pathname) ? pathname : '.html');
      if (type !== undefined) response.setHeader('content-type', type);
    },
  });
  const answerNotFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(notFound);
  };
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = redirectOf(request.url ?? '/', redirects);
    if (redirect !== undefined) {
      response.writeHead(301, { location: redirect }).end();
      return;
    }
    if (/^\/404(?:\?|$)/.test(request.url ?? '')) answerNotFound(response);
    else files(request, response, () => answerNotFound(response));
  });
}
