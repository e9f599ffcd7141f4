import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chosenPort } from '../../common/port.ts';
import { SiteFolder } from '../site-folder.ts';
import { createSiteServer } from './create-site-server.ts';
import { surviveErrors } from './guard.ts';
import { readHosting } from './read-hosting.ts';

const folder = path.resolve(process.argv[2] ?? 'build');
const port = chosenPort();
const host = process.env['HOST'] ?? 'localhost';

new SiteFolder(folder).recover();
if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(
    `There is no built site in ${folder}. Run \`npm run build\` first, or \`npm run serve\`, which builds and serves.`,
  );
  process.exit(1);
}
function start(): Server {
  try {
    return createSiteServer(folder, readHosting(folder));
  } catch (error) {
    console.error(`The server did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
const server = start();
server.on('error', (error: NodeJS.ErrnoException) => {
  const remedy =
    error.code === 'EADDRINUSE' ? ` Port ${port} is taken: choose another, for example PORT=3001 npm run serve.` : '';
  console.error(`The server did not start: ${error.message}.${remedy}`);
  process.exit(1);
});
server.once('listening', () => surviveErrors(console.error));
server.listen(port, host, () => {
  // With port 0 the system has chosen one.
  const { port: own } = server.address() as AddressInfo;
  console.log(`The documentation is at http://${host}:${own} (Ctrl+C stops it).`);
});
