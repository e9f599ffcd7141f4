import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newestRelease } from '../../product.ts';
import { loadExamples } from '../../reference/graphql/load-examples.ts';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';
import { startLively } from './support/sandbox.ts';
import { tallies } from './support/tally.ts';

/** The examples of the GraphQL reference: queries over HTTP, subscriptions over a WebSocket. */

const examples = [...(await loadExamples(newestRelease))];
const tally = tallies('GraphQL reference');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startLively();
});
afterAll(() => sandbox.close());

describe('queries', () => {
  const count = tally('queries');
  it.each(examples.filter(([name]) => name.startsWith('Query.')))('%s', async (name, { text, variables }) => {
    count.ran += 1;
    sandbox.requests.take();
    const response = await fetch(`${sandbox.urls.dataNode}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown> | null; errors?: unknown };
    expect({ status: response.status, errors }).toEqual({ status: 200, errors: undefined });
    expect(data?.[name.slice('Query.'.length)]).not.toBeNull();
    expect(sandbox.requests.take()).toMatchObject([
      { protocol: 'graphql', method: 'POST', path: '/graphql', body: { query: text, variables } },
    ]);
    count.passed += 1;
  });
});

describe('subscriptions', () => {
  const count = tally('subscriptions');
  it.each(examples.filter(([name]) => name.startsWith('Subscription.')))('%s', async (name, { text, variables }) => {
    count.ran += 1;
    const client = createClient({
      url: `${sandbox.urls.dataNode.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const results = client.iterate({ query: text, variables });
    const first = await results.next();
    await client.dispose();
    expect(first.value).not.toHaveProperty('errors');
    expect(
      (first.value as { data?: Record<string, unknown> }).data?.[name.slice('Subscription.'.length)],
    ).toBeDefined();
    count.passed += 1;
  });
});
