import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';

const hashedAsset = /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/;

function redirectOf(url: string): string | undefined {
  const [pathname = '/', query] = url.split('?', 2);
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const target = clean === '' ? '/' : clean;
  if (target === pathname || pathname.startsWith('//')) return undefined;
  return query === undefined ? target : `${target}?${query}`;
}

/**
 * A server for a built site: clean addresses, compressed files when the build wrote them, long caching for hashed assets,
 * the not-found page with status 404. Serves files only; the folder is read once, when the server is made.
 */
export function createSiteServer(folder: string): Server {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, {
    extensions: ['html'],
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('cache-control', hashedAsset.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  const answerNotFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(notFound);
  };
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = redirectOf(request.url ?? '/');
    if (redirect !== undefined) {
      response.writeHead(301, { location: redirect }).end();
      return;
    }
    files(request, response, () => answerNotFound(response));
  });
}
