import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { cacheControl } from '../cache-rules.ts';
import { contentType } from '../content-type.ts';
import { isOpen, openHeaders } from '../open-files.ts';
import type { Redirect } from '../hosting/redirects.ts';
import { plainConditions } from './plain-conditions.ts';
import { guarded } from './guard.ts';
import { redirectOf } from './redirect-of.ts';
import { requestPath } from './request-path.ts';
import { siteFiles, type SiteFile } from './site-files.ts';

/** What a site is served with besides its files; the build writes both. */
export interface Hosting {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly Redirect[];
}

const bare: Hosting = { headers: [], redirects: [] };

/** Under which address a file is looked up; an address whose escapes are no text is looked up as it stands. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** What is sent: the smallest form of a file that the reader takes, the one that the build packed harder first. */
function choose(
  file: SiteFile,
  request: IncomingMessage,
): { readonly encoding: 'br' | 'gzip' | 'identity'; readonly what: SiteFile['identity'] } {
  const offered = (['br', 'gzip', 'identity'] as const).filter((name) => file[name] !== undefined);
  const accepted = new Negotiator(request).encodings(offered);
  const encoding = offered.find((name) => accepted.includes(name)) ?? 'identity';
  return { encoding, what: file[encoding] ?? file.identity };
}

/** Answers with a status and a short text, or none. */
function say(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = '',
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/**
 * A server for a built site: clean addresses, compressed files when the build wrote them, ranges and conditions as RFC 9110
 * has them, long caching for hashed assets, the not-found page with status 404. Serves files only, and no link to elsewhere;
 * the folder is read once, when the server is made. No request ends it: what fails is logged and answered with 500.
 * @param log is told what failed
 */
export function createSiteServer(
  folder: string,
  { headers, redirects }: Hosting = bare,
  log: (message: string) => void = console.error,
): Server {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error(`${folder} holds no 404.html, so no whole build: run \`npm run build\`.`);
  const notFound = readFileSync(path.join(folder, '404.html'));
  const { root, at } = siteFiles(folder);
  const answerNotFound = (response: ServerResponse): void => {
    say(response, 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }, notFound);
  };
  const sendFile = (request: IncomingMessage, response: ServerResponse, file: SiteFile): void => {
    const { encoding, what } = choose(file, request);
    request.headers = plainConditions(
      request.method ?? 'GET',
      request.headers,
      what.etag,
      new Date(what.modified).toUTCString(),
      what.size,
    );
    send(request, what.file.split('/').map(encodeURIComponent).join('/'), {
      root,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
    })
      .on(
        'headers',
        (_response: ServerResponse, _path: string, { size, mtimeMs }: { size: number; mtimeMs: number }) => {
          // A file that has changed since it was read gets the weak tag that the library makes from its size and date.
          if (size === what.size && mtimeMs === what.modified) response.setHeader('etag', what.etag);
          response.setHeader('cache-control', cacheControl(`/${file.name}`));
          if (isOpen(`/${file.name}`)) for (const [name, value] of openHeaders) response.setHeader(name, value);
          response.setHeader('content-type', contentType(file.name) ?? 'application/octet-stream');
          if (file.br !== undefined || file.gzip !== undefined) response.setHeader('vary', 'Accept-Encoding');
          if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
        },
      )
      .on('error', ({ status, message }: { status: number; message: string }) => {
        if (response.headersSent) response.destroy();
        else if (status === 404) answerNotFound(response);
        else {
          for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified', 'accept-ranges'])
            response.removeHeader(name);
          if (status >= 500) log(`${request.method ?? '?'} ${request.url ?? '?'} failed: ${message}`);
          say(response, status, { 'cache-control': 'no-store' });
        }
      })
      .pipe(response);
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const address = requestPath(request);
    if (address === undefined) {
      say(response, 400, { 'cache-control': 'no-store' });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      say(response, 405, { allow: 'GET, HEAD' });
      return;
    }
    const redirect = redirectOf(address, redirects);
    if (redirect !== undefined) {
      say(response, 301, { location: redirect });
      return;
    }
    const file = at.get(decoded(address.replace(/\?.*$/s, '')));
    if (file === undefined) answerNotFound(response);
    else sendFile(request, response, file);
  };
  return createServer(guarded(answer, log));
}
