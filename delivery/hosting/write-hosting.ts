import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import { caddyfile } from './caddy.ts';
import { edgeFunction } from './edge-function.ts';
import { hostingFolder, staticHostFiles } from './host-files.ts';
import { nginxServer } from './nginx.ts';
import { uploadRules } from './object-storage.ts';
import { redirectPage } from './redirect-page.ts';
import type { Redirect } from './redirects.ts';
import { headersFile, openAddresses, redirectsFile } from './static-hosts.ts';

/** Where the generated configurations expect the site, and the port they open. `npm run deploy` publishes in this form. */
export const served = { root: '/srv/vega-docs/current/site', port: 8080 } as const;

/**
 * Writes what every kind of host needs into the site's folder, with which it travels: for static hosts `_headers`, `_redirects`
 * and pages at addresses that moved, for servers the configurations in `_hosting`. Gives the folder of the latter.
 */
export function writeHosting(
  site: string,
  headers: readonly (readonly [string, string])[],
  redirects: readonly Redirect[],
): string {
  const hosting = path.join(site, hostingFolder);
  const write = (folder: string, name: string, content: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const { from, to, prefix } of redirects) if (!prefix) write(site, `${from.slice(1)}.html`, redirectPage(to));
  write(site, staticHostFiles.headers, headersFile(headers, openAddresses(filesOf(site))));
  write(site, staticHostFiles.redirects, redirectsFile(redirects));
  write(hosting, 'headers.json', `${JSON.stringify(headers, null, 1)}\n`);
  write(hosting, 'redirects.json', `${JSON.stringify(redirects, null, 1)}\n`);
  write(hosting, 'nginx.conf', nginxServer(headers, redirects, served.root, String(served.port)));
  write(hosting, 'Caddyfile', caddyfile(headers, redirects, `:${served.port}`, served.root));
  write(hosting, 'upload-rules.json', `${JSON.stringify(uploadRules(headers), null, 1)}\n`);
  write(hosting, 'edge-function.js', edgeFunction(redirects));
  return hosting;
}
