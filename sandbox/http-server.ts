import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves an application over HTTP.
 *
 * @param port 0 for any free one
 * @throws Error that names the port and the setting, when the port is taken
 */
export function listen(app: Hono, host: string, port: number, setting: string): Promise<Listening> {
  // The listener would otherwise replace the global Request and Response of the process.
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: stop what listens there, or choose another one with ${setting}.`) : error));
    server.listen(port, host, () => resolve({
      server,
      port: (server.address() as AddressInfo).port,
      close: () => new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    }));
  });
}
