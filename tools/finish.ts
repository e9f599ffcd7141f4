import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../production/compress/compress.ts';
import { filesOf } from '../production/files-of.ts';
import { caddyfile } from '../production/hosting/caddy.ts';
import { nginxServer } from '../production/hosting/nginx.ts';
import { allRedirects } from '../production/hosting/redirects.ts';
import { headersFile, redirectsFile } from '../production/hosting/static-hosts.ts';
import { collectInline } from '../production/policy/collect-inline.ts';
import { securityHeaders } from '../production/policy/security-headers.ts';

/** Last step of the build: the policy from what the pages hold, the servers' configurations, compressed files. */
async function finish(site: string, hosting: string): Promise<void> {
  const pages = filesOf(site, (file) => file.endsWith('.html'));
  const headers = securityHeaders(collectInline(site, pages));
  const redirects = allRedirects();
  mkdirSync(hosting, { recursive: true });
  const write = (folder: string, name: string, content: string): void => writeFileSync(path.join(folder, name), content);
  write(site, '_headers', headersFile(headers));
  write(site, '_redirects', redirectsFile(redirects));
  write(hosting, 'headers.json', `${JSON.stringify(headers, null, 1)}\n`);
  write(hosting, 'redirects.json', `${JSON.stringify(redirects, null, 1)}\n`);
  write(hosting, 'nginx.conf', nginxServer(headers, redirects, '/srv/vega-docs/current', '8080'));
  write(hosting, 'Caddyfile', caddyfile(headers, redirects, ':8080', '/srv/vega-docs/current'));
  const compressed = await compress(site);
  console.log(`Policy of ${pages.length} pages; ${compressed} files compressed.`);
}

finish('build', path.join('.generated', 'hosting')).catch((error: unknown) => {
  console.error(`docs-error: ${error instanceof Error ? error.message.replaceAll('\n', '\\n') : String(error)}`);
  process.exitCode = 1;
});
