import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import net from 'node:net';

/** What stands in for a data node: servers that note the headers of each request, as pairs in the order of arrival. */
export interface Upstreams {
  readonly rest: number;
  readonly grpc: number;
  readonly seen: { readonly kind: 'rest' | 'grpc'; readonly headers: readonly (readonly [string, string])[] }[];
  readonly close: () => void;
}

/** A REST server over HTTP/1.1 and a gRPC server over HTTP/2 without TLS, on free ports of this machine. */
export async function startUpstreams(): Promise<Upstreams> {
  const seen: Upstreams['seen'] = [];
  const rest = http.createServer((request, response) => {
    seen.push({ kind: 'rest', headers: inPairs(request.rawHeaders) });
    response.end('{}');
  });
  const grpc = http2.createServer();
  // The fourth argument is documented and missing from the types: the headers as they came, repeated ones too.
  grpc.on('stream', (stream: http2.ServerHttp2Stream, _headers: unknown, _flags: unknown, raw: string[]) => {
    seen.push({ kind: 'grpc', headers: inPairs(raw) });
    stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '0' }, { endStream: true });
  });
  const ports = await Promise.all([listen(rest), listen(grpc)]);
  return { rest: ports[0], grpc: ports[1], seen, close: () => void [rest.close(), grpc.close()] };
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  return port;
}

/** The values of a header, in order; names are compared without case. */
export function valuesOf(headers: readonly (readonly [string, string])[], name: string): string[] {
  return headers.flatMap(([key, value]) => (key.toLowerCase() === name.toLowerCase() ? [value] : []));
}

function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

const inPairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((key, index) => (index % 2 === 0 ? [[key, raw[index + 1] ?? ''] as [string, string]] : []));
