import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startSandbox } from './start-sandbox.ts';

/** The program as a reader starts it. */

const free = ['--rest-port=0', '--grpc-port=0', '--core-port=0', '--explorer-port=0', '--wallet-port=0'];
const anyPorts = { restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0, walletPort: 0 };
const open: { close?: () => unknown; kill?: () => unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) (one.kill ?? one.close)?.call(one);
});

/** A start translates and loads the whole program: seconds by itself, a minute on a machine that does other things. */
const starts = 180_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the program; `ready` resolves with what it has written once it says how to stop it. */
function start(parameters: readonly string[]): { ready: Promise<string>; ended: Promise<Ended>; stop: () => void } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.mts', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  open.push(child);
  let [out, err] = ['', ''];
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('Ctrl+C')) resolve(out);
    });
    void ended.then((end) => reject(new Error(end.err)));
  });
  ready.catch(() => undefined);
  return { ready, ended, stop: () => child.kill('SIGINT') };
}

describe('npm run sandbox', () => {
  it(
    'serves, says that it is no network, and ends with Ctrl+C although somebody reads a stream',
    async () => {
      const { ready, ended, stop } = start([...free, '--block-time=50']);
      const text = await ready;
      expect(text).toContain('It is not a network');
      expect(text).toMatch(
        /export DATA_NODE=http\S+\n[\s\S]*export PUBKEY=[0-9a-f]{64}\n[\s\S]*\$env:MARKET = '[0-9a-f]{64}'/,
      );
      const url = /REST\s+(http\S+)/.exec(text)?.[1] ?? '';
      expect((await fetch(`${url}/api/v2/markets`)).status).toBe(200);
      // Without a market this stream says nothing, as in the release.
      const path = `/api/v2/stream/markets/data?marketIds=${/export MARKET=(\w+)/.exec(text)?.[1] ?? ''}`;
      const stream = await fetch(`${url}${path}`);
      expect(stream.status).toBe(200);
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
      const [first] = (await once(socket, 'message')) as [Buffer];
      expect(JSON.parse(first.toString())).toHaveProperty('result.marketData');
      socket.on('error', () => undefined);
      stop();
      await stream.body?.cancel().catch(() => undefined);
      expect(await ended).toMatchObject({ code: 0, out: expect.stringContaining('has stopped') as string, err: '' });
    },
    starts,
  );

  it(
    'names the port that is taken and the flag for another one',
    async () => {
      const taken: Server = createServer();
      await new Promise<void>((resolve) => {
        taken.listen(0, '127.0.0.1', resolve);
      });
      open.push(taken);
      const { port } = taken.address() as AddressInfo;
      for (const [flag, name] of [
        ['grpc-port', 'grpcPort'],
        ['wallet-port', 'walletPort'],
      ] as const) {
        const { code, err } = await start([...free, `--${flag}=${port}`]).ended;
        expect({ code, err }).toEqual({
          code: 1,
          err: `Port ${port} is taken: stop what listens there, perhaps another sandbox, or choose another port with --${flag}.\n`,
        });
        // Somebody may take a port between the look at it and the servers' own start.
        await expect(startSandbox({ ...anyPorts, [name]: port })).rejects.toThrow(`Port ${port} is taken`);
      }
    },
    starts,
  );

  it(
    'shows its flags, and refuses others',
    async () => {
      const [help, wrong] = await Promise.all([start(['--help']).ended, start(['--ports=1']).ended]);
      expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--rest-port NUMBER') as string });
      expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/--ports[\s\S]*Usage:/) as string });
    },
    starts,
  );
});
