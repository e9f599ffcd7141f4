import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { runModule, translate } from './support/node-runner.ts';
import { startPython } from './support/python-host.ts';
import { runProcess, type Run } from './support/run-process.ts';
import { workspace } from './support/workspace.ts';

/**
 * A gateway that cannot begin a stream answers with a reason by itself, not wrapped like a stream's: once, then there is market
 * data. Samples have to say the reason: one that reads a stream for good tries again, the other ends.
 */
const reason = 'the node is starting';
const refusal = JSON.stringify({ code: 14, message: reason, details: [] });
const message = JSON.stringify({ result: { marketData: [{ markPrice: '42' }], events: [] } });

const folder = workspace('refused-stream');
let isRefused = true;
const answer = (): string => {
  const text = isRefused ? refusal : message;
  isRefused = false;
  return text;
};
const server = createServer((_request, response) => {
  const text = answer();
  response.writeHead(text === refusal ? 503 : 200, { 'content-type': 'application/json' }).end(`${text}\n`);
});
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => {
  socket.send(answer());
  socket.close();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  sockets.close();
  server.close();
});

function run(sample: string): Promise<Run> {
  isRefused = true;
  const file = path.resolve('examples/websocket', sample);
  const env = {
    DATA_NODE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MARKET: '0'.repeat(64),
    COUNT: '1',
  };
  if (sample.endsWith('.sh')) return runProcess('bash', [file], { cwd: folder, env });
  if (sample.endsWith('.ts')) return runModule(translate(file, path.join(folder, 'node')), env);
  const python = startPython(folder);
  return python.run(file, env).finally(() => python.close());
}

it.each(['market-data.sh', 'market-data.py', 'market-data.ts'])('%s says why, and tries again', async (sample) => {
  const { code, out, err } = await run(sample);
  expect(out + err).toContain(reason);
  expect(out).toContain('42');
  expect(code).toBe(0);
});

it.each(['event-bus.sh', 'event-bus.py', 'event-bus.ts'])('%s says why, and ends', async (sample) => {
  const { code, err } = await run(sample);
  expect(err).toContain(reason);
  expect(code).not.toBe(0);
});
