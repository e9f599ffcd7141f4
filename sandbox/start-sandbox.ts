import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { makeService } from './answers/service.ts';
import type { Context } from './context.ts';
import { loadDefinitions, type Definitions } from './definitions.ts';
import { serveGraphql } from './graphql/serve-graphql.ts';
import { serveGrpc } from './grpc/serve-grpc.ts';
import { listen } from './http-server.ts';
import { defaultOptions, settings, type SandboxOptions } from './options.ts';
import { RequestLog } from './requests.ts';
import { restApp } from './rest/rest-app.ts';
import { serveStream, streamAt } from './rest/websocket.ts';
import { loadWalletErrors } from './wallet/load-errors.ts';
import { walletApp } from './wallet/wallet-app.ts';
import { runClock } from './world/clock.ts';
import { seed } from './world/seed.ts';
import { randomNumbers } from './world/traders.ts';
import { World } from './world/world.ts';

/** A running sandbox. */
export interface Sandbox extends Context {
  /** Addresses of its servers; `grpc` is host and port. */
  readonly urls: {
    readonly dataNode: string;
    readonly grpc: string;
    readonly core: string;
    readonly explorer: string;
    readonly wallet: string;
  };
  close(): Promise<void>;
}

/**
 * Starts the sandbox: a make-believe network behind the documented interfaces.
 *
 * @param options what to change of the defaults; port 0 stands for any free one
 * @param definitions loaded before, or loaded now
 * @throws Error that names port and flag when a port is taken
 */
export async function startSandbox(options: Partial<SandboxOptions> = {}, definitions?: Definitions): Promise<Sandbox> {
  const { host, restPort, grpcPort, corePort, explorerPort, walletPort, blockTime, dayLasts } = {
    ...defaultOptions,
    ...options,
  };
  const loaded = definitions ?? (await loadDefinitions());
  const world = new World({ definitions: loaded, dayLasts });
  const random = randomNumbers(73);
  seed(world, random);
  const context: Context = {
    definitions: loaded,
    world,
    service: makeService(loaded, world),
    requests: new RequestLog(),
  };
  const closers: (() => unknown)[] = [runClock(world, random, blockTime)];
  const of = (...services: string[]): typeof loaded.model.operations =>
    loaded.model.operations.filter(({ service }) => services.includes(service));
  try {
    const graphql = serveGraphql(context);
    const dataNode = restApp(context, of('data-v2', 'core'));
    dataNode.all('/graphql', (call) => graphql.handle(call.req.raw));
    const rest = await listen(dataNode, host, restPort, settings.restPort.flag);
    closers.unshift(
      () => graphql.close(),
      upgrade(context, rest.server, graphql.sockets),
      () => rest.close(),
    );
    const core = await listen(restApp(context, of('core', 'state')), host, corePort, settings.corePort.flag);
    closers.unshift(() => core.close());
    const explorer = await listen(
      restApp(context, of('explorer'), '/rest'),
      host,
      explorerPort,
      settings.explorerPort.flag,
    );
    closers.unshift(() => explorer.close());
    const wallet = await listen(
      walletApp(context, loadWalletErrors(loaded.release)),
      host,
      walletPort,
      settings.walletPort.flag,
    );
    closers.unshift(() => wallet.close());
    const grpc = await serveGrpc(context, host, grpcPort, settings.grpcPort.flag);
    closers.unshift(() => grpc.close());
    const url = (port: number): string => `http://${host}:${port}`;
    return {
      ...context,
      urls: {
        dataNode: url(rest.port),
        grpc: `${host}:${grpc.port}`,
        core: url(core.port),
        explorer: url(explorer.port),
        wallet: url(wallet.port),
      },
      close: () => closeAll(closers),
    };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function closeAll(closers: readonly (() => unknown)[]): Promise<void> {
  for (const close of closers) await close();
}

/** Longest message that a client may send over a WebSocket, in bytes, and how many connections are open at once: as the release has it. */
const longestMessage = 1024 * 1024;
const mostConnections = 250;

/** Ends a connection that does not become a WebSocket, also where the client leaves its side open. */
function decline(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function pathOf(address: string): string | undefined {
  const base = 'http://sandbox';
  return URL.canParse(address, base) ? new URL(address, base).pathname : undefined;
}

/**
 * Hands connections that become WebSockets to GraphQL or to the stream at their path.
 *
 * @returns a function that ends them: a server that closes waits for them otherwise
 */
function upgrade(
  context: Context,
  server: Awaited<ReturnType<typeof listen>>['server'],
  graphql: WebSocketServer,
): () => void {
  const streams = new WebSocketServer({ noServer: true, maxPayload: longestMessage });
  server.on('upgrade', (request, socket, head) => {
    // From now on nobody else hears when the client resets the connection, and an error without a listener ends the process.
    socket.on('error', () => socket.destroy());
    const pathname = pathOf(request.url ?? '/');
    if (pathname === undefined) return decline(socket, '400 Bad Request');
    if (streams.clients.size + graphql.clients.size >= mostConnections) return decline(socket, '429 Too Many Requests');
    const operation = streamAt(context.definitions.model.operations, pathname);
    if (pathname === '/graphql') {
      graphql.handleUpgrade(request, socket, head, (opened) => {
        opened.on('error', () => opened.terminate());
        graphql.emit('connection', opened, request);
      });
    } else if (operation)
      streams.handleUpgrade(request, socket, head, (opened) => serveStream(context, operation, opened, request));
    else decline(socket, '404 Not Found');
  });
  return () => {
    for (const client of streams.clients) client.terminate();
  };
}
