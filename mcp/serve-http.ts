import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { longestMessage } from './message-lines.ts';

/** Where the server answers. */
export const httpPath = '/mcp';

const loopback = '127.0.0.1';
const ownNames: ReadonlySet<string> = new Set(['localhost', loopback, '[::1]']);

/** JSON-RPC 2.0: what is no message that is taken. */
const invalidRequest = -32600;
const parseError = -32700;

function refuse(response: ServerResponse, status: number, message: string, code = invalidRequest): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}

/** Whether an address leads to this computer; a page of another origin that names itself so is none of ours either. */
function isOwn(address: string): boolean {
  return URL.canParse(address) && ownNames.has(new URL(address).hostname);
}

/** Text of a body, or undefined when it is longer than a message may be. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longestMessage) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Serves the protocol over Streamable HTTP, on this computer only. Pages of other origins and names that lead here by another's DNS are
 * refused, as the protocol demands. There are no sessions: every request stands for itself, and everything is read-only.
 *
 * @param make a server for one request
 * @param port 0 for any that is free
 * @throws Error when the port is taken
 */
export async function serveHttp(
  make: () => McpServer,
  port: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const http = createHttpServer((request, response) => {
    answer(make, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, 'The server failed.', -32603);
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, loopback, resolve);
  });
  const { port: chosen } = http.address() as AddressInfo;
  return { url: `http://${loopback}:${chosen}${httpPath}`, close: () => closed(http) };
}

const closed = (http: Server): Promise<void> =>
  new Promise((resolve) => {
    http.close(() => resolve());
    http.closeAllConnections();
  });

async function answer(make: () => McpServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host = '', origin } = request.headers;
  if (!isOwn(`http://${host}`))
    return refuse(response, 403, 'Ask for this computer by its own name, such as localhost.');
  if (origin !== undefined && !isOwn(origin))
    return refuse(response, 403, `Pages of ${origin} may not ask this server.`);
  if (
    !URL.canParse(request.url ?? '', 'http://localhost') ||
    new URL(request.url ?? '', 'http://localhost').pathname !== httpPath
  )
    return refuse(response, 404, `The server answers at ${httpPath}.`);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return refuse(response, 405, 'Send a message with POST: there are no sessions and no streams of the server’s own.');
  }
  const text = await bodyOf(request);
  if (text === undefined) return refuse(response, 413, `The message is longer than ${longestMessage} bytes.`);
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch (error) {
    return refuse(response, 400, `Parse error: ${(error as Error).message}`, parseError);
  }
  const server = make();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  await server.connect(transport as Parameters<McpServer['connect']>[0]);
  await transport.handleRequest(request, response, message);
}
