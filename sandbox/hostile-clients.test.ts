import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

// Vitest fails a run in which an error escapes, so every test here also says that the process would have gone on.
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    restPort: 0,
    grpcPort: 0,
    corePort: 0,
    explorerPort: 0,
    walletPort: 0,
    blockTime: 200,
  });
});
afterAll(() => sandbox.close());

const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

const handshake = [
  'Host: sandbox',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const streamPath = '/api/v2/stream/markets/data';

/** Opens a connection, sends a request byte for byte, and gives it once something has come back. */
function knock(path: string, lines: readonly string[] = handshake): Promise<{ socket: Socket; answer: string }> {
  const { hostname, port } = new URL(sandbox.urls.dataNode);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    );
    open.push(socket);
    socket.once('data', (data) => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve({ socket, answer: data.toString('latin1').split('\r\n', 1)[0] ?? '' });
    });
    socket.once('error', reject);
  });
}
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));
const isAlive = async (): Promise<boolean> => (await fetch(`${sandbox.urls.dataNode}/api/v2/info`)).ok;

describe('a sandbox that stops', () => {
  it('waits for nobody who left a connection open', async () => {
    const other = await startSandbox({ restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0, walletPort: 0 });
    const { hostname, port } = new URL(other.urls.dataNode);
    for (const path of ['/nowhere', streamPath, '/api/v2/info']) {
      // The client never ends its own side.
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      open.push(socket);
      socket.on('error', () => undefined);
      await new Promise((resolve) => {
        socket.once('data', resolve);
        socket.write(`GET ${path} HTTP/1.1\r\n${handshake.join('\r\n')}\r\n\r\n`);
      });
    }
    const late = new Promise((_, reject) => {
      setTimeout(() => reject(new Error('it still waits after 20 s')), 20_000).unref();
    });
    await Promise.race([other.close(), late]);
    await expect(fetch(`${other.urls.dataNode}/api/v2/info`)).rejects.toThrow();
  });
});

describe('upgrades', () => {
  it.each(['//[', '//', '//[::1', '/nowhere', '/api/v2/markets', '*'])('to %s are declined', async (path) => {
    expect((await knock(path)).answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await isAlive()).toBe(true);
  });

  it('to nowhere, followed by a reset, do no harm', async () => {
    const { hostname, port } = new URL(sandbox.urls.dataNode);
    for (const path of ['/nowhere', streamPath, '/graphql', '//[']) {
      const socket = connect(Number(port), hostname);
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      socket.write(`GET ${path} HTTP/1.1\r\n${handshake.join('\r\n')}\r\n\r\n`);
      socket.resetAndDestroy();
      await closed(socket);
      expect(await isAlive(), path).toBe(true);
    }
  });

  it('beyond 250 open connections are declined', async () => {
    const many = await Promise.all(Array.from({ length: 250 }, () => knock('/api/v2/stream/event/bus')));
    expect(many.every(({ answer }) => answer.includes(' 101 '))).toBe(true);
    expect((await knock(streamPath)).answer).toBe('HTTP/1.1 429 Too Many Requests');
    for (const { socket } of many) socket.destroy();
    await expect.poll(async () => (await knock(streamPath)).answer).toContain(' 101 ');
  });
});

describe('frames that break the protocol', () => {
  const frames: Readonly<Record<string, Buffer>> = {
    'without a mask': Buffer.from([0x81, 0x01, 0x61]),
    'with a reserved bit': Buffer.from([0xf1, 0x81, 0, 0, 0, 0, 0x61]),
    'of an unknown kind': Buffer.from([0x8b, 0x80, 0, 0, 0, 0]),
    'that is text but no UTF-8': Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
    'that says it is 2^63 bytes long': Buffer.from([0x82, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    'that is longer than the limit': Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0, 0]),
    'that goes on with nothing': Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
    'that closes with a wrong code': Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]),
  };
  it.each(
    [streamPath, '/api/v2/stream/event/bus', '/graphql'].flatMap((path) =>
      Object.keys(frames).map((name) => [path, name] as const),
    ),
  )('%s: a frame %s ends its own connection', async (path, name) => {
    const protocol = path === '/graphql' ? ['Sec-WebSocket-Protocol: graphql-transport-ws'] : [];
    const { socket, answer } = await knock(path, [...handshake, ...protocol]);
    expect(answer).toContain(' 101 ');
    socket.write(frames[name] ?? Buffer.alloc(0));
    socket.write(frames[name] ?? Buffer.alloc(0));
    await closed(socket);
    expect(await isAlive()).toBe(true);
  });

  it('messages that are JSON but no object are taken for an empty filter or answered with an error', async () => {
    for (const text of ['null', '1', '"a"', '[]', '{', '{"batchSize": -1}', '{"batchSize": "x"}', '{"type": 5}']) {
      const socket = new WebSocket(`${sandbox.urls.dataNode.replace('http', 'ws')}/api/v2/stream/event/bus`);
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(text);
      socket.send(text);
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.close();
      await ended;
    }
    expect(await isAlive()).toBe(true);
  });
});

it.each([
  ['accounts?type=FOO', { code: 3, details: [] }],
  ['candle/data?candleId=x', { error: { code: 13, details: [{ code: 60002 }] } }],
])('stream/%s: a filter that cannot be read begins no stream, one that is wrong ends it', async (asked, reason) => {
  const socket = new WebSocket(`${sandbox.urls.dataNode.replace('http', 'ws')}/api/v2/stream/${asked}`);
  const [first] = (await once(socket, 'message')) as [Buffer];
  const document = JSON.parse(first.toString()) as object;
  expect(document).toMatchObject(reason);
  expect('error' in document).toBe('error' in reason);
  await once(socket, 'close');
});

describe('GraphQL', () => {
  const ask = async (
    body: unknown,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ): Promise<{ status: number; errors: { message: string; extensions?: { sandbox?: string } }[]; data: unknown }> => {
    const response = await fetch(`${sandbox.urls.dataNode}/graphql`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      ...((await response.json()) as { errors: { message: string }[]; data: unknown }),
    };
  };
  const nested = (times: number): string =>
    `{ marketsConnection { edges { node { id ${'tradesConnection { edges { node { market { id '.repeat(times)} ${'} } } }'.repeat(times)} } } } }`;

  it.each([
    ['[1]', 400],
    ['"x"', 400],
    ['{', 400],
    ['', 200],
    ['null', 200],
    ['{}', 200],
  ])('reads the variables %j of an address as the release does, and no others: %i', async (variables, status) => {
    const asked = new URLSearchParams({ query: '{ statistics { chainId } }', variables });
    const response = await fetch(`${sandbox.urls.dataNode}/graphql?${asked}`);
    expect(response.status).toBe(status);
    if (status === 400)
      expect(await response.json()).toMatchObject({ errors: [{ message: 'variables could not be decoded' }] });
  });

  it.each([{ variables: [1] }, { variables: 'x' }, { operationName: 1 }, { extensions: [] }])(
    'refuses a body with %j',
    async (more) => {
      const { status, errors } = await ask({ query: '{ statistics { chainId } }', ...more });
      expect([status, errors]).toEqual([400, [{ message: 'json body could not be decoded' }]]);
    },
  );

  it('refuses lists in lists in lists at once, with a sentence', async () => {
    const { status, errors, data } = await ask({ query: nested(4) });
    expect([status, data]).toEqual([200, null]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(
      /^This sandbox does not run the query: with lists inside lists its answer could hold about [\d,]+ values, more than 10,000\./,
    );
    expect(sandbox.requests.take().length).toBeGreaterThan(0);
  });

  it('gives an answer up whose lists turn out too long', async () => {
    const { errors, data } = await ask({
      query:
        '{ marketsConnection { edges { node { a: tradesConnection(pagination: {first: 1}) { edges { node { market { tradesConnection { edges { node { market { tradesConnection { edges { node { id } } } } } } } } } } } } } } }',
    });
    expect([errors.length, errors[0]?.message, data]).toEqual([
      1,
      'This sandbox has given the query up: its answer would be too large. Ask for smaller pages, or nest fewer lists.',
      null,
    ]);
  });

  it('refuses more than 3,750 fields as the release does, which loses the sentence', async () => {
    const wide = `{ ${Array.from({ length: 3_800 }, (_, index) => `a${index}: statistics { chainId }`).join(' ')} }`;
    expect(await ask({ query: wide })).toEqual({
      status: 200,
      data: null,
      errors: [
        {
          message: '',
          extensions: { code: 0, type: 'OK', sandbox: 'The query names 7600 fields; the limit is 3750.' },
        },
      ],
    });
    const bomb = `query { ...f0 } ${Array.from({ length: 30 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f30 on Query { statistics { chainId } }`;
    expect((await ask({ query: bomb })).errors[0]?.extensions?.sandbox).toContain('2147483648 fields');
  });

  it('answers faults with the statuses of the release', async () => {
    for (const query of [
      '{',
      '{ nothing }',
      `{ ${'a{'.repeat(60_000)}`,
      'query($id: ID!) { market(id: $id) { id } }',
      'fragment f on Query { ...f } { ...f }',
      '',
    ]) {
      const { status, errors, data } = await ask({ query });
      expect([status, data, errors.map(({ message }) => message)]).toEqual([422, null, ['']]);
      expect(errors[0]?.extensions?.sandbox?.length).toBeGreaterThan(10);
    }
    expect(await ask({ query: '{ statistics { chainId } }' }, { 'Content-Type': 'text/plain' })).toMatchObject({
      status: 400,
      errors: [{ message: 'transport not supported' }],
    });
    expect((await ask('{"query":')).status).toBe(400);
    expect((await ask('[]')).status).toBe(400);
    expect((await ask(`{"query":"${' '.repeat(1_100_000)}"}`)).status).toBe(400);
    const get = await fetch(
      `${sandbox.urls.dataNode}/graphql?query=${encodeURIComponent('subscription { markets: marketsData(marketIds: []) { marketId } }')}`,
    );
    expect(get.status).toBe(406);
    expect(
      await (
        await fetch(`${sandbox.urls.dataNode}/graphql?query=${encodeURIComponent('{ statistics { chainId } }')}`)
      ).json(),
    ).toHaveProperty('data.statistics.chainId');
  });
});

it('bodies that are too long are refused, not kept', async () => {
  const long = `{"query": {"x": "${'x'.repeat(21 * 1024 * 1024)}"}}`;
  const response = await fetch(`${sandbox.urls.dataNode}/api/v2/stream/event/bus`, {
    method: 'POST',
    body: long,
  }).catch(() => undefined);
  expect(response?.ok ?? false).toBe(false);
  const wallet = await fetch(`${sandbox.urls.wallet}/api/v2/requests`, { method: 'POST', body: long }).catch(
    () => undefined,
  );
  expect(wallet?.ok ?? false).toBe(false);
  expect(await isAlive()).toBe(true);
}, 30_000);
