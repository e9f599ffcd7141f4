import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

let client: Client;

beforeAll(async () => {
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['node_modules/tsx/dist/cli.mjs', 'mcp/main.mts'],
      stderr: 'inherit',
    }),
  );
});
afterAll(() => client.close());

async function call(name: string, input: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  return { text: (content as { text: string }[]).map(({ text }) => text).join('\n'), isError: isError === true };
}

describe('the MCP server, asked by a client over stdio', () => {
  it('offers its tools, all read-only, with schemas of their input', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'look_up', 'list_differences', 'get_sample']);
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(annotations?.openWorldHint).toBe(false);
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
      expect(description).toBeTruthy();
    }
    expect(client.getInstructions()).toContain('Vega');
  });

  it('searches', async () => {
    const { text, isError } = await call('search', { query: 'iceberg order', limit: 5 });
    expect(isError).toBe(false);
    expect(text).toMatch(/\]\(\/mainnet\//);
    expect(text.match(/^- \[/gm)?.length).toBeLessThanOrEqual(5);
    const inTestnet = await call('search', { query: 'margin', network: 'testnet', section: 'concepts' });
    expect(
      [...inTestnet.text.matchAll(/\]\((\/[^)]*)\)/g)].every(([, url]) => url?.startsWith('/testnet/concepts/')),
    ).toBe(true);
    expect((await call('search', { query: 'qqzzxxqqzz' })).text).toContain('Nothing found');
  });

  it('reads a page by path, by address, without a tree, and one section of it', async () => {
    const page = await call('read_page', { path: '/mainnet/concepts/governance' });
    expect(page.text).toMatch(/^# Governance\n\n\*Page \/mainnet\/concepts\/governance of /);
    expect((await call('read_page', { path: 'https://docs.vega.xyz/mainnet/concepts/governance.md' })).text).toBe(
      page.text,
    );
    expect((await call('read_page', { path: 'concepts/governance', network: 'testnet' })).text).toContain(
      '*Page /testnet/concepts/governance',
    );
    const section = await call('read_page', {
      path: '/mainnet/api/network-parameters',
      section: 'validators.epoch.length',
    });
    expect(section.text).toMatch(/^### `validators\.epoch\.length`/);
    expect(section.text.match(/^###? /gm)).toHaveLength(1);
    expect((await call('read_page', { path: '/mainnet/api/network-parameters#validators.epoch.length' })).text).toBe(
      section.text,
    );
  });

  it('reads a long page in parts that join to the whole', async () => {
    const path = '/mainnet/api/grpc/vega/vega.proto';
    let whole = '';
    let parts = 0;
    for (let offset: number | undefined = 0; offset !== undefined; parts += 1) {
      const { text } = await call('read_page', { path, offset });
      const more = /\n\n\[\d+ of \d+ characters: go on with offset (\d+), or read one section\.\]$/.exec(text);
      whole += more === null ? text : text.slice(0, more.index);
      offset = more === null ? undefined : Number(more[1]);
    }
    expect(parts).toBeGreaterThan(1);
    expect(parts, 'parts of 40,000 characters').toBe(Math.ceil(whole.length / 40_000));
    expect(whole).toBe(readFileSync(`build${path}.md`, 'utf8'));
  });

  it('looks API elements up by full and by short names', async () => {
    const field = await call('look_up', { name: 'vega.Order.peak_size' });
    expect(field.isError).toBe(true);
    expect(field.text).toContain('Did you mean');
    const order = await call('look_up', { name: 'vega.Order' });
    expect(order.text).toContain('/mainnet/api/grpc/vega/vega.proto#Order\n');
    expect(order.text).toMatch(/\| time_in_force \| \d+ \|/);
    const remaining = await call('look_up', { name: 'vega.Order.remaining' });
    expect(remaining.text).toMatch(
      /\| Field \| No\. \| Type \| Meaning \|\n\| --- .*\n\| remaining \| \d+ \| uint64 \|/,
    );
    expect((await call('look_up', { name: '/api/v2/orders' })).text).toContain('# List orders');
    expect((await call('look_up', { name: 'client.send_transaction' })).text).toContain(
      'wallet-method client.send_transaction',
    );
    expect((await call('look_up', { name: 'market.fee.factors.makerFee', network: 'testnet' })).text).toContain(
      '**Value:** `0.0002`',
    );
    const flag = await call('look_up', { name: 'vega init --home' });
    expect(flag.text).toContain('program vega init --home');
    expect((await call('look_up', { name: 'vega-init--home' })).text).toBe(flag.text);
    expect((await call('look_up', { name: 'Query.orderByID', kind: 'graphql' })).text).toContain(
      '/mainnet/api/graphql/queries#Query.orderByID',
    );
  });

  it('lists differences between the networks', async () => {
    const { text } = await call('list_differences', { part: 'parameters', matching: 'epoch.length' });
    expect(text).toContain('| validators.epoch.length | 24h | 30m | Rewards');
    expect((await call('list_differences', { part: 'identity' })).text).toContain(
      '| Chain id | vega-mainnet-0011 | vega-fairground-202305051805 |',
    );
    expect((await call('list_differences', {})).text.match(/^## /gm)).toHaveLength(6);
  });

  it("gives samples of operations with the network's own address, and of the guides", async () => {
    const python = await call('get_sample', { name: 'TradingDataService_ListOrders' });
    expect(python.text).toContain('```python\nimport requests');
    expect(python.text).toContain('/api/v2/orders');
    const curl = await call('get_sample', { name: '/api/v2/orders', language: 'curl', network: 'testnet' });
    expect(curl.text).toMatch(/```bash\ncurl .*testnet/);
    const guide = await call('get_sample', { name: 'rest/list-accounts', language: 'go' });
    expect(guide.text).toContain('```go\n');
    expect(guide.text).not.toContain('region:');
    expect((await call('get_sample', {})).text).toContain('- rest/list-accounts (');
  });

  it('says what is wrong with an input and what would be right', async () => {
    const page = await call('read_page', { path: '/mainnet/concepts/governence' });
    expect(page.isError).toBe(true);
    expect(page.text).toMatch(
      /^There is no page \/mainnet\/concepts\/governence\. Did you mean "\/mainnet\/concepts\/governance"/,
    );
    for (const path of ['../../package.json', '/mainnet/../../README', '/mainnet/..%2f..%2fREADME', '\u0000']) {
      const { text, isError } = await call('read_page', { path });
      expect(isError, path).toBe(true);
      expect(text).toMatch(/^There is no page /);
    }
    expect((await call('read_page', { path: '/mainnet/concepts/governance', section: 'nowhere' })).text).toContain(
      'Its headings: ',
    );
    for (const input of [{ query: '' }, { query: 'x', network: 'devnet' }, { query: 'x', limit: 0 }, {}]) {
      const { isError, text } = await call('search', input);
      expect(isError, JSON.stringify(input)).toBe(true);
      expect(text).toMatch(/query|network|limit/);
    }
    expect((await call('get_sample', { name: 'rest/no-such-thing' })).isError).toBe(true);
  });
});

describe('without a built site', () => {
  it('says that it has to be built', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'no-site-'));
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['node_modules/tsx/dist/cli.mjs', 'mcp/main.mts', empty],
      stderr: 'pipe',
    });
    let told = '';
    transport.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    await expect(new Client({ name: 'test', version: '1.0.0' }).connect(transport)).rejects.toThrow();
    expect(told).toContain('npm run build');
    rmSync(empty, { recursive: true });
  });
});
