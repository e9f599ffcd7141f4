import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { guarded } from '../delivery/server/guard.ts';
import { cannotListen } from './ports.ts';
import { RateLimit } from './rate-limit.ts';

/** A server that listens. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Requests in a second, far above what the release allows (20, and 100 at once): a program that tries the sandbox is not to
 * learn the release's limit by waiting, but one that runs wild must not take the machine.
 */
const perSecond = 2_000;

/** Answers 429 in place of a listener while too many requests come. */
export function limited(listener: RequestListener): RequestListener {
  const rate = new RateLimit(perSecond, 2 * perSecond);
  return (request, response) => {
    if (rate.take()) listener(request, response);
    else
      response
        .writeHead(429, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
        .end(`Too many requests: the sandbox takes ${perSecond.toLocaleString('en-GB')} in a second.\n`);
  };
}

/**
 * Serves an application over HTTP.
 *
 * @param port 0 for any free one
 * @param flag that sets the port
 * @throws Error that names the port and the flag, when the port is taken
 */
export function listen(app: Hono, host: string, port: number, flag: string): Promise<Listening> {
  // The listener would otherwise replace the global Request and Response of the process.
  const server = createServer(
    limited(guarded(getRequestListener(app.fetch, { overrideGlobalObjects: false }), console.error)),
  );
  // Node's own list has no connection that became a WebSocket or was refused as one, and waits for each of them.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(host, port, flag, error)));
    server.listen(port, host, () =>
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}
