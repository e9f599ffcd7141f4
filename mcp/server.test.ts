import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
import { mcpPackageName, packMcp } from './pack.ts';
import { elementUri, pageUri } from './resources.ts';
import { serveHttp } from './serve-http.ts';
import { SiteData } from './site-data.ts';
import { writeSmallSite } from './testing/small-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
const site = path.join(folder, 'site');
mkdirSync(site);
writeSmallSite(site);
const make = (): ReturnType<typeof createServer> => createServer(new SiteData(site), 'examples');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return client;
}

const textOf = async (client: Client, uri: string): Promise<string> => {
  const [content] = (await client.readResource({ uri })).contents;
  return content && 'text' in content ? content.text : '';
};

describe('resources', () => {
  let client: Client;
  beforeAll(async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    await make().connect(there);
    client = await connected(here);
  });
  afterAll(() => client.close());

  it('are the pages of both trees, in Markdown', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, mimeType }) => [uri, mimeType])).toEqual([
      ['vega-docs://page/mainnet/api/orders', 'text/markdown'],
      ['vega-docs://page/testnet/api/orders', 'text/markdown'],
    ]);
    for (const { uri } of resources)
      expect(await textOf(client, uri)).toBe(`# Orders\n\nOrders of ${/(\w+)\/api/.exec(uri)?.[1] ?? ''}.\n`);
  });

  it('are the elements of the reference, by a template', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'vega-docs://page/{+path}',
      'vega-docs://element/{network}/{kind}/{name}',
    ]);
    expect(await textOf(client, elementUri('testnet', 'protobuf', 'vega.Order'))).toContain('An order of testnet.');
    expect(await textOf(client, elementUri('mainnet', 'program', 'vega node --home'))).toContain('Where.');
  });

  it('are completed while their names are typed', async () => {
    const complete = async (uri: string, name: string, value: string): Promise<string[]> =>
      (
        await client.complete({
          ref: { type: 'ref/resource', uri },
          argument: { name, value },
          context: { arguments: { network: 'testnet' } },
        })
      ).completion.values;
    expect(await complete('vega-docs://page/{+path}', 'path', 'test')).toEqual(['testnet/api/orders']);
    const element = 'vega-docs://element/{network}/{kind}/{name}';
    expect(await complete(element, 'kind', 'p')).toEqual(['protobuf', 'program']);
    expect(await complete(element, 'name', 'vega.')).toEqual(['vega.Order']);
  });

  it.each([
    [pageUri('/mainnet/api/order'), '/mainnet/api/orders'],
    [pageUri('/mainnet/../../package.json'), 'There is no'],
    [elementUri('mainnet', 'protobuf', 'vega.Ordr'), 'vega.Order'],
    ['vega-docs://element/devnet/protobuf/vega.Order', 'There is no network devnet'],
    ['vega-docs://other', 'not found'],
  ])('%s is refused, with what was meant', async (uri, near) => {
    await expect(client.readResource({ uri })).rejects.toThrow(near);
  });

  it.each([
    [{ path: 'api/orders', section: 'Ordr' }, '/mainnet/api/orders has no part Ordr. Did you mean'],
    [{ path: 'api/orders', section: '#none' }, 'Its headings: Order, home.'],
    [{ path: '/testnet/api/orders#hom' }, '/testnet/api/orders has no part hom.'],
  ])('have no part of the name in %j, and say which there are', async (input, message) => {
    const { content, isError } = await client.callTool({ name: 'read_page', arguments: input });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain(message);
  });

  it('are read in parts of 40,000 characters where they are longer', async () => {
    const text = 'x'.repeat(79_999) + 'yz';
    writeFileSync(path.join(site, 'mainnet/long.md'), text);
    const read = async (offset: number): Promise<unknown> =>
      (await client.callTool({ name: 'read_page', arguments: { path: '/mainnet/long', offset } })).structuredContent;
    const whole = { path: '/mainnet/long', length: 80_001 };
    expect(await read(0)).toEqual({ ...whole, markdown: text.slice(0, 40_000), nextOffset: 40_000 });
    expect(await read(40_000)).toEqual({ ...whole, markdown: text.slice(40_000, 80_000), nextOffset: 80_000 });
    expect(await read(80_000)).toEqual({ ...whole, markdown: 'z' });
    const { content, isError } = await client.callTool({
      name: 'read_page',
      arguments: { path: '/mainnet/long', offset: 80_001 },
    });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('offset 80001 lies behind its end');
    rmSync(path.join(site, 'mainnet/long.md'));
  });

  it('stand beside tools whose answers are data, too', async () => {
    const { tools } = await client.listTools();
    for (const { outputSchema, name } of tools) expect(outputSchema?.properties, name).toBeTypeOf('object');
    // The client checks what it is given against the schema.
    const data = async (name: string, input: Record<string, unknown>): Promise<unknown> =>
      (await client.callTool({ name, arguments: input })).structuredContent;
    expect(await data('read_page', { path: 'api/orders' })).toEqual({
      path: '/mainnet/api/orders',
      markdown: '# Orders\n\nOrders of mainnet.\n',
      length: 29,
    });
    expect(await data('look_up', { name: 'vega.Order' })).toMatchObject({
      elements: [{ kind: 'protobuf', name: 'vega.Order', url: '/mainnet/api/orders#Order' }],
      more: [],
    });
    expect(await data('list_differences', { part: 'parameters' })).toEqual({
      parameters: [{ name: 'p', mainnet: '1', testnet: '2', meaning: 'More.' }],
    });
    expect(await data('look_up', { name: 'vega node --home' })).toMatchObject({
      elements: [
        {
          name: 'vega node --home',
          change: {
            text: 'changed in v99.1',
            details: ['default: 1 → 2'],
            url: '/mainnet/changes/programs#vega-node--home',
          },
        },
      ],
    });
    const field = { name: 'vega.Order.side', details: ['vega.Side'], url: '/testnet/changes/grpc#vega.Order.side' };
    expect(await data('list_differences', { part: 'apis' })).toMatchObject({
      apis: [{ ...field, api: 'gRPC API and messages', breaking: true }, { name: 'vega node --home' }],
    });
    expect(await data('list_differences', { part: 'apis', breaking: true })).toMatchObject({ apis: [field] });
    expect(await data('list_differences', {})).toHaveProperty('identity.0.name', 'Chain id');
    expect(await data('get_sample', { name: 'rest/list-accounts', language: 'go' })).toMatchObject({
      language: 'go',
      source: 'rest/list-accounts.go',
      code: expect.stringContaining('package main') as string,
    });
  });
});

describe('over HTTP', () => {
  let server: Awaited<ReturnType<typeof serveHttp>>;
  beforeAll(async () => {
    server = await serveHttp(make, 0);
  });
  afterAll(() => server.close());

  /** Asks with headers of one's own, which `fetch` would not send. */
  const ask = (
    headers: Readonly<Record<string, string>>,
    body: string,
    method = 'POST',
    at = server.url,
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(
        at,
        {
          method,
          headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

  it('answers the client of the protocol, requests beside each other included', async () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    const client = await connected(new StreamableHTTPClientTransport(new URL(server.url)) as Transport);
    const answers = await Promise.all([
      client.listTools(),
      client.listResources(),
      client.callTool({ name: 'look_up', arguments: { name: 'vega.Order' } }),
    ]);
    expect(answers[0].tools).toHaveLength(5);
    expect(answers[1].resources).toHaveLength(2);
    expect(JSON.stringify(answers[2].content)).toContain('An order of mainnet.');
    await client.close();
  });

  it.each([
    ['of this computer, without an origin', {}, 200],
    ['of a page on this computer', { Origin: 'http://localhost:3000' }, 200],
    ['of a page elsewhere', { Origin: 'https://elsewhere.example' }, 403],
    ['of a page without an origin of its own', { Origin: 'null' }, 403],
    ['for another name that leads here', { Host: 'rebound.example' }, 403],
  ])('a request %s is answered with what is due', async (_, headers, status) => {
    expect(await ask(headers, ping)).toBe(status);
  });

  it('refuses what is no message, too long, sent otherwise or elsewhere, and goes on', async () => {
    expect(await ask({}, '{')).toBe(400);
    expect(await ask({}, `"${'x'.repeat(1024 * 1024)}"`)).toBe(413);
    expect(await ask({}, '', 'GET')).toBe(405);
    expect(await ask({}, ping, 'POST', server.url.replace('/mcp', '/'))).toBe(404);
    expect(await ask({}, ping)).toBe(200);
  });

  it('is off until it is asked for, and says where it answers', async () => {
    const started = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'mcp/main.mts', '--http', '0', site], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const [told] = (await once(started.stderr, 'data')) as [Buffer];
      const url = /http:\/\/127\.0\.0\.1:\d+\/mcp/.exec(told.toString())?.[0] ?? '';
      expect(await ask({}, ping, 'POST', url)).toBe(200);
    } finally {
      started.kill();
      await once(started, 'exit');
    }
  });

  it('takes a port and nothing else', () => {
    expect(() =>
      execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'mcp/main.mts', '--http', 'yes', site], {
        stdio: 'pipe',
      }),
    ).toThrow('--http takes a port');
  });
});

describe('the packed server', () => {
  it('runs where there is nothing but what npm installs from it', async () => {
    const place = path.join(folder, 'installed');
    mkdirSync(place);
    writeFileSync(path.join(place, 'server.tgz'), await packMcp(process.cwd(), site));
    writeFileSync(path.join(place, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', './server.tgz', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: place,
      stdio: 'pipe',
    });
    const client = await connected(
      new StdioClientTransport({
        command: path.join(place, 'node_modules/.bin', mcpPackageName),
        cwd: place,
        stderr: 'inherit',
      }),
    );
    expect((await client.listTools()).tools).toHaveLength(5);
    expect(await textOf(client, pageUri('/mainnet/api/orders'))).toContain('Orders of mainnet.');
    const { content } = await client.callTool({
      name: 'get_sample',
      arguments: { name: 'rest/list-accounts', language: 'python' },
    });
    expect(JSON.stringify(content)).toContain('import');
    await client.close();
  });

  it('is not made without a built site', async () => {
    await expect(packMcp(process.cwd(), 'examples')).rejects.toThrow('npm run build');
  });
});
