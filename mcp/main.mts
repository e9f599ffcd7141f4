import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './create-server.ts';
import { messageLines } from './message-lines.ts';
import { SiteData } from './site-data.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Answers on standard input and output until the client leaves. Messages for people go to standard error. */
try {
  const site = new SiteData(path.resolve(process.argv[2] ?? path.join(root, 'build')));
  const lines = messageLines((line) => process.stdout.write(line));
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout);
  await createServer(site, path.join(root, 'examples')).connect(transport);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
