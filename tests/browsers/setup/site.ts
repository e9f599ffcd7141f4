import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../delivery/server/create-site-server.ts';
import { readHosting } from '../../../delivery/server/read-hosting.ts';

const reports = '/policy-reports';
const listener = '/console-listener.js';
const errorReports = '/console-errors';

/** Runs before all other scripts of a page and tells the server what its console shows as an error. */
function listen(address: string): void {
  const tell = (text: string): boolean => navigator.sendBeacon(address, `${location.pathname}: ${text}`);
  addEventListener(
    'error',
    ({ message, target }) => {
      tell(target instanceof HTMLElement ? `${target.tagName} did not load` : message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  const { error } = console;
  console.error = (...all: unknown[]) => {
    tell(all.map(String).join(' '));
    error.apply(console, all);
  };
}

export interface ReportingSite {
  readonly base: string;
  /** What browsers reported as refused by the policy, since it was last asked for: directive and address. */
  violations(): string[];
  /** Errors that pages met or wrote into the console, since it was last asked for. */
  errors(): string[];
  /** Paths that were asked for since it was last asked for. */
  asked(): string[];
  /** Ends every connection without an answer, as a network that is gone, or answers again. */
  setGone(isGone: boolean): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function described(report: string): string {
  const { 'csp-report': found } = JSON.parse(report) as { 'csp-report'?: Readonly<Record<string, string>> };
  if (found === undefined) return report;
  return `${found['effective-directive'] ?? found['violated-directive'] ?? ''} ${found['blocked-uri'] ?? ''} on ${found['document-uri'] ?? ''}`;
}

/**
 * The built site as the bundled server sends it, with two additions. Its policy asks browsers to report what they refuse, so
 * every engine says it itself, whether it happens before a script could listen, in a worker or on the next page. And documents
 * that a browser opens begin with a script that reports errors: WebKit's driver does not tell what is in the console.
 */
export async function serveReporting(folder: string): Promise<ReportingSite> {
  const hosting = readHosting(folder);
  const site: Server = createSiteServer(folder, {
    ...hosting,
    headers: hosting.headers.map(([name, value]) =>
      name.toLowerCase() === 'content-security-policy' ? [name, `${value}; report-uri ${reports}`] : [name, value],
    ),
  });
  const inner = createServer((request, response) => site.emit('request', request, response));
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const innerBase = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;

  /** A document, with the listener as its first script. */
  async function sendDocument(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${innerBase}${request.url ?? ''}`, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => name !== 'content-length' && name !== 'etag'),
    );
    const body = (await answer.text()).replace('<head>', `<head><script src=${listener}></script>`);
    response.writeHead(answer.status, headers).end(body);
  }

  let isGone = false;
  const violations: string[] = [];
  const errors: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (isGone) {
      request.socket.destroy();
    } else if (request.url === reports || request.url === errorReports) {
      void bodyOf(request).then((body) => {
        if (request.url === reports) violations.push(described(body));
        else errors.push(body);
        response.writeHead(204).end();
      });
    } else if (request.url === listener) {
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${String(listen)})(${JSON.stringify(errorReports)})`);
    } else {
      asked.push(request.url ?? '');
      if (request.headers['sec-fetch-mode'] === 'navigate' || request.headers.accept?.startsWith('text/html') === true)
        void sendDocument(request, response);
      else site.emit('request', request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  /** Gives a list and begins a new one. */
  const taken = (list: string[]): string[] => list.splice(0);
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    violations: () => taken(violations),
    errors: () => taken(errors),
    asked: () => taken(asked),
    setGone(next) {
      isGone = next;
      if (isGone) server.closeAllConnections();
    },
    async stop() {
      for (const one of [server, inner]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}
