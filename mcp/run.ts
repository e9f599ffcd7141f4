import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './create-server.ts';
import { messageLines } from './message-lines.ts';
import { serveHttp } from './serve-http.ts';
import { SiteData } from './site-data.ts';

const usage = 'Usage: [--http PORT] [FOLDER OF A BUILT SITE]';

/** @throws Error with the usage for what is no number of a port */
function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`--http takes a port, 0 to 65535, not "${text}".\n${usage}`);
  return port;
}

/**
 * Answers on standard input and output until the client leaves, or with `--http PORT` over HTTP on this computer. Messages for people go
 * to standard error.
 *
 * @param places the site to read unless another folder is given, and the samples of the guides
 */
export async function run(places: { readonly site: string; readonly examples: string }): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ options: { http: { type: 'string' } }, allowPositionals: true });
    const site = new SiteData(positionals[0] ?? places.site);
    if (values.http !== undefined) {
      const { url } = await serveHttp(() => createServer(site, places.examples), portOf(values.http));
      console.error(`The documentation answers at ${url}`);
      return;
    }
    const lines = messageLines((line) => process.stdout.write(line));
    const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout);
    await createServer(site, places.examples).connect(transport);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
