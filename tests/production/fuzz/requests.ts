import { connect } from 'node:net';

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const bytes = (random: () => number, most: number): Buffer =>
  Buffer.from(Array.from({ length: Math.floor(random() * most) }, () => Math.floor(random() * 256)));

const targets = [
  '/',
  '/build.json',
  '/mainnet',
  '/llms.txt',
  '/nope',
  '//',
  '//[',
  '*',
  '',
  '/%',
  '/\\',
  'http://evil.example/',
  'http://[',
  '/index.html?a',
  '/_headers',
  '/api/v2/markets',
  '/graphql',
  '/api/v2/stream/event/bus',
  '/api/v2/requests',
  `/${'a'.repeat(9_000)}`,
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'CONNECT', 'TRACE', 'get', 'PRI', 'X'];
const values: Readonly<Record<string, readonly string[]>> = {
  Range: [
    'bytes=5-2',
    'bytes=-5',
    'bytes=0-',
    'bytes=99999999999999999999-',
    'bytes=-0',
    'bytes=0-0,2-2,-1',
    'items=0-1',
    'bytes=1e3-2e3',
    'bytes=',
    'bytes',
    '=',
    'bytes=--',
    `bytes=${'0-0,'.repeat(500)}`,
  ],
  'If-Range': ['"a"', 'W/"a"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x', ''],
  'If-None-Match': ['*', '"a", W/"b"', '"', ',,,', 'W/', `"${'a'.repeat(5_000)}"`],
  'If-Match': ['*', '"a"', 'W/"a"', ''],
  'If-Modified-Since': ['Thu, 01 Jan 2099 00:00:00 GMT', 'yesterday', '-1', '0'],
  'If-Unmodified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  'Accept-Encoding': ['br', 'gzip;q=0', '*;q=0', 'br;q=nan', 'identity;q=0', ';;;', ',', `${'gzip,'.repeat(500)}`],
  'Content-Length': ['0', '-1', '5', '99999999999999999999', 'x'],
  'Transfer-Encoding': ['chunked', 'identity', 'gzip, chunked', 'x'],
  'Content-Type': ['application/json', 'text/plain', 'application/json; charset=', ';'],
  Connection: ['close', 'keep-alive', 'Upgrade', 'Upgrade, close', ','],
  Upgrade: ['websocket', 'h2c', ''],
  'Sec-WebSocket-Version': ['13', '8', 'x'],
  'Sec-WebSocket-Key': ['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''],
  'Sec-WebSocket-Protocol': ['graphql-transport-ws', 'graphql-ws', ',', 'é'],
  'Sec-WebSocket-Extensions': ['permessage-deflate', 'permessage-deflate; server_max_window_bits=99', ';;'],
  Expect: ['100-continue', 'x'],
  Host: ['docs.example', '', 'a b', '[', '\u0000'],
  Authorization: ['VWT x', 'VWT', ' '],
  Origin: ['null', 'http://[', 'x'],
  Cookie: ['a=b', '\u00ff'.repeat(100)],
};
const endings = ['\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r'];
const bodies = [
  '',
  '',
  '{}',
  '{"query":"{ statistics { chainId } }"}',
  '{"query":',
  '0\r\n\r\n',
  'ffffffff\r\n',
  '-1\r\n',
  '[]',
  'null',
];

/** Frames of a WebSocket, whole, broken, and of nothing but chance. */
function frames(random: () => number): Buffer {
  return Buffer.concat(
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      if (random() < 0.3) return bytes(random, 64);
      const payload =
        random() < 0.5
          ? Buffer.from(
              pick(random, [
                '{}',
                'null',
                '{"type":"connection_init"}',
                '{"id":"1","type":"subscribe","payload":{"query":"{"}}',
                '[',
                '\u00c3',
              ]),
            )
          : bytes(random, 120);
      const length =
        random() < 0.8 ? [payload.length & 0x7f] : [126, Math.floor(random() * 256), Math.floor(random() * 256)];
      return Buffer.concat([
        Buffer.from([
          Math.floor(random() * 256),
          (random() < 0.8 ? 0x80 : 0) | (length[0] ?? 0),
          ...length.slice(1),
          0,
          0,
          0,
          0,
        ]),
        payload,
      ]);
    }),
  );
}

/** A request as no library sends it, and what follows it on the connection. */
export function hostileRequest(random: () => number): { readonly head: Buffer; readonly rest: Buffer } {
  const ending = pick(random, endings);
  const names = Object.keys(values);
  const isUpgrade = random() < 0.3;
  const lines = [
    `${pick(random, methods)} ${pick(random, targets)} ${pick(random, ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2', 'HTTP/'])}`,
    ...(random() < 0.9 ? ['Host: docs.example'] : []),
  ];
  if (isUpgrade)
    lines.push(
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    );
  for (let left = Math.floor(random() * 5); left > 0; left -= 1) {
    const name = pick(random, names);
    lines.push(
      random() < 0.05 ? bytes(random, 40).toString('latin1') : `${name}: ${pick(random, values[name] ?? [''])}`,
    );
  }
  const head = Buffer.from(
    `${isUpgrade ? lines.join('\r\n').replace(/^\S+/, 'GET') : lines.join(ending)}${isUpgrade ? '\r\n\r\n' : ending + ending}`,
    'latin1',
  );
  return { head, rest: isUpgrade ? frames(random) : Buffer.from(pick(random, bodies)) };
}

/**
 * Sends a request and looks away: in part of the cases the connection is reset, in part it ends half open. Resolves when it
 * is over for this client, or 300 ms after everything was sent.
 */
export function throwAt(port: number, random: () => number): Promise<void> {
  const { head, rest } = hostileRequest(random);
  const manner = random();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      if (manner < 0.15) socket.resetAndDestroy();
      else if (manner < 0.5) socket.end(rest);
      else socket.write(rest);
    });
    // The server owes nobody an answer to rubbish: what counts is that it is there for the next one.
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', () => undefined);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}
