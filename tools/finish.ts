import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { product } from '../product.ts';
import { writeArchives } from '../delivery/archive/write-archives.ts';
import { compress } from '../delivery/compress/compress.ts';
import { filesOf } from '../delivery/files-of.ts';
import { allRedirects } from '../delivery/hosting/redirects.ts';
import { writeHosting } from '../delivery/hosting/write-hosting.ts';
import { readCommit } from '../delivery/manifest/read-commit.ts';
import { writeManifest } from '../delivery/manifest/write-manifest.ts';
import { compileWorker } from '../delivery/offline/compile-worker.ts';
import { workerAddress } from '../delivery/offline/names.ts';
import { collectInline } from '../delivery/policy/collect-inline.ts';
import { securityHeaders } from '../delivery/policy/security-headers.ts';

/**
 * Last step of the build: the policy from what the pages hold, the servers' configurations, the service worker, the archives
 * of the trees, the list of digests, compressed files. `tsx tools/finish.ts [SITE]`
 */
async function finish(site: string): Promise<void> {
  const redirects = allRedirects();
  const lost = redirects.filter(({ to, prefix }) => !prefix && !existsSync(path.join(site, `${to.slice(1)}.html`)));
  if (lost.length > 0) {
    throw new Error(
      `framework/config/redirects.ts leads to pages that do not exist: ${lost.map(({ from, to }) => `${from} to ${to}`).join(', ')}`,
    );
  }
  const moved = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));
  const pages = filesOf(site, (file) => file.endsWith('.html') && !moved.has(file));
  writeHosting(site, securityHeaders(collectInline(site, pages)), redirects);
  writeFileSync(path.join(site, workerAddress), compileWorker());
  const archives = writeArchives(site);
  const { files } = writeManifest(site, { release: product.release, ...readCommit() }, moved);
  const compressed = await compress(site);
  console.log(
    `Policy of ${pages.length} pages; ${archives.length} archives; digests of ${Object.keys(files).length} files; ${compressed} files compressed.`,
  );
}

finish(process.argv[2] ?? 'build').catch((error: unknown) => {
  const reasons = (error instanceof Error ? error.message : String(error)).split('\n');
  for (const reason of reasons) console.error(`docs-error: ${reason}`);
  process.exitCode = 1;
});
