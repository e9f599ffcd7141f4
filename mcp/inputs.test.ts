import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
import type { SiteData } from './site-data.ts';
import { rankOf } from './tools/look-up.ts';

const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  // What is refused is refused before the site is looked at.
  await createServer({} as SiteData, 'examples').connect(there);
  await client.connect(here);
});
afterAll(() => client.close());

async function refusal(name: string, input: Readonly<Record<string, unknown>>): Promise<string> {
  try {
    const { content, isError } = await client.callTool({ name, arguments: input });
    return isError ? (content as { text: string }[]).map(({ text }) => text).join() : '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('an argument that a tool does not have', () => {
  it.each([
    ['search', { query: 'order', netwrok: 'testnet' }, 'There is no argument netwrok.', 'network'],
    ['read_page', { path: '/mainnet', secton: 'a' }, 'There is no argument secton.', 'section'],
    ['look_up', { name: 'Order', kinds: 'graphql' }, 'There is no argument kinds.', 'kind'],
    ['list_differences', { parts: 'apps' }, 'There is no argument parts.', 'part'],
    ['get_sample', { name: 'x', lang: 'go' }, 'There is no argument lang.', 'language'],
  ])('is refused by %s, with the one that was meant', async (tool, input, message, near) => {
    const text = await refusal(tool, input);
    expect(text).toContain(message);
    expect(text).toContain(near);
  });

  it('is told by the schemas, too', async () => {
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(5);
    for (const { inputSchema } of tools) expect(inputSchema).toMatchObject({ additionalProperties: false });
  });
});

describe('a request as people write it', () => {
  const element = {
    kind: 'operation',
    name: 'TradingDataService_ListMarkets',
    url: '/mainnet/api/rest/x',
    method: 'GET',
    path: '/api/v2/markets',
  } as Parameters<typeof rankOf>[0];

  it.each([
    'GET /api/v2/markets',
    'get  /api/v2/markets',
    'GET /api/v2/markets?includeSettled=true',
    '/api/v2/markets',
  ])('%s is found', (wanted) => {
    expect(rankOf(element, wanted)).toBe(0);
  });

  it.each(['POST /api/v2/markets', 'GET /api/v2/market'])('%s is another one', (wanted) => {
    expect(rankOf(element, wanted)).toBeUndefined();
  });
});
