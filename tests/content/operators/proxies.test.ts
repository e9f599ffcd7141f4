import { mkdtempSync, rmSync } from 'node:fs';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { needing } from '../../needing.ts';
import type { Proxy } from './run-proxy.ts';
import { startCaddy, startNginx } from './run-proxy.ts';
import type { Upstreams } from './upstreams.ts';
import { startUpstreams, valuesOf } from './upstreams.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'proxies-'));
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const proxies = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
];

async function started(program: string, start: typeof startNginx): Promise<{ proxy: Proxy; upstreams: Upstreams }> {
  const upstreams = await startUpstreams();
  open.push(upstreams.close);
  const proxy = await start(program, upstreams, scratch);
  open.push(proxy.stop);
  return { proxy, upstreams };
}

/** Status of a request to the REST name by the client at an address, which can send headers of its own. */
function rest(
  port: number,
  client: string,
  headers: Record<string, string | string[]> = {},
  agent: https.Agent | false = false,
): Promise<number> {
  return new Promise((done, fail) => {
    const options = {
      port,
      host: '127.0.0.1',
      localAddress: client,
      servername: 'vega.example.org',
      rejectUnauthorized: false,
      headers: { host: 'vega.example.org', ...headers },
      agent,
    };
    https.get(options, (response) => (response.resume(), done(response.statusCode ?? 0))).once('error', fail);
  });
}

/** HTTP status and `grpc-status` of calls to the gRPC name by the client at an address, all over one connection. */
async function grpc(
  port: number,
  client: string,
  calls: number,
  headers: Record<string, string | string[]> = {},
): Promise<string[]> {
  const createConnection = (): tls.TLSSocket =>
    tls.connect({
      socket: net.connect({ port, host: '127.0.0.1', localAddress: client }),
      servername: 'grpc.vega.example.org',
      rejectUnauthorized: false,
      ALPNProtocols: ['h2'],
    });
  const session = http2.connect(`https://127.0.0.1:${port}`, { createConnection });
  const call = (): Promise<string> =>
    new Promise((done, fail) => {
      const stream = session.request({
        ':method': 'POST',
        ':path': '/x.Y/Z',
        ':authority': 'grpc.vega.example.org',
        'content-type': 'application/grpc',
        te: 'trailers',
        ...headers,
      });
      stream.once(
        'response',
        (answer) => (stream.resume(), done(`${answer[':status'] ?? ''} ${String(answer['grpc-status'])}`)),
      );
      stream.once('error', fail);
      stream.end();
    });
  const answers = await Promise.all(Array.from({ length: calls }, call));
  session.close();
  return answers;
}

describe.each(proxies)('$name of the examples', ({ name, start }) => {
  it('tells the data node who asks, whatever the client claims', { timeout: 30_000 }, async (context) => {
    const { proxy, upstreams } = await started(needing(name, context), start);
    const claims = {
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'grpc-metadata-x-forwarded-for': ['6.6.6.6', '127.0.0.9'],
    };
    expect(await rest(proxy.port, '127.0.0.2', claims)).toBe(200);
    expect(await grpc(proxy.port, '127.0.0.2', 1, { 'x-forwarded-for': ['6.6.6.6', '127.0.0.9'] })).toEqual(['200 0']);

    const asked = (kind: string, header: string): string[] =>
      upstreams.seen.filter((request) => request.kind === kind).flatMap(({ headers }) => valuesOf(headers, header));
    expect(asked('rest', 'x-real-ip')).toEqual(['127.0.0.2']);
    expect(asked('rest', 'x-forwarded-for')).toEqual(['127.0.0.2']);
    // First the client, then the trusted proxy: in this order gRPC counts the request for the client.
    expect(asked('rest', 'grpc-metadata-x-forwarded-for')).toEqual(['127.0.0.2', '127.0.0.1']);
    expect(asked('grpc', 'x-forwarded-for')).toEqual(['127.0.0.2', '127.0.0.1']);
  });
});

describe('limits of nginx', () => {
  it('lets a client send a burst and answers 429 to the rest', { timeout: 30_000 }, async (context) => {
    const { proxy, upstreams } = await started(needing('nginx', context), startNginx);
    const statuses: number[] = [];
    // Twenty at a time, so that the limit of connections is not what stops them; over connections that stay open, so that a
    // busy machine, which shakes hands slowly, still asks faster than the limit.
    const agent = new https.Agent({ keepAlive: true, maxSockets: 20 });
    open.push(() => agent.destroy());
    for (let round = 0; round < 10; round++)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => rest(proxy.port, '127.0.0.2', {}, agent)))));
    const passed = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 429).length).toBe(200 - passed);
    expect(passed).toBeGreaterThanOrEqual(81);
    expect(passed).toBeLessThan(200);
    expect(upstreams.seen.length).toBe(passed);
    // Another client is not made to wait for the first.
    expect(await rest(proxy.port, '127.0.0.3')).toBe(200);
  });

  it('answers RESOURCE_EXHAUSTED to gRPC clients', { timeout: 30_000 }, async (context) => {
    const { proxy } = await started(needing('nginx', context), startNginx);
    const answers = await grpc(proxy.port, '127.0.0.2', 99);
    expect(new Set(answers)).toEqual(new Set(['200 0', '200 8']));
    expect(answers.filter((answer) => answer === '200 0').length).toBeGreaterThanOrEqual(81);
  });
});
