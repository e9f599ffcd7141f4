import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { treeArchives, writeArchives } from '../delivery/archive/write-archives.ts';
import { compress } from '../delivery/compress/compress.ts';
import { allRedirects } from '../delivery/hosting/redirects.ts';
import { writeHosting } from '../delivery/hosting/write-hosting.ts';
import { readCommit } from '../delivery/manifest/read-commit.ts';
import { writeManifest } from '../delivery/manifest/write-manifest.ts';
import { compileWorker } from '../delivery/offline/compile-worker.ts';
import { workerAddress } from '../delivery/offline/names.ts';
import { InlineCollector } from '../delivery/policy/collect-inline.ts';
import { securityHeaders } from '../delivery/policy/security-headers.ts';
import { exportPage } from '../exports/export-page.ts';
import type { PageExport } from '../exports/page-export.ts';
import { Previews } from '../exports/previews/index.ts';
import { writeData } from '../exports/write-data.ts';
import { builtFiles } from '../html/page/built-page.ts';
import { product } from '../product.ts';
import { writeIndex } from '../search/build/write-index.ts';
import { extractPage } from '../search/extract/extract-page.ts';
import type { ExtractedPage } from '../search/extract/types.ts';
import { builtHash } from '../search/index.ts';
import { sidebarsOf } from '../sidebars/index.ts';

/**
 * Last step of the build. Each finished page is parsed once, for the search index, its Markdown, the policy and the archives; then
 * come the servers' configurations, the service worker, the list of digests, compressed files. `tsx tools/postbuild.ts [SITE]`
 */
async function postbuild(site: string): Promise<void> {
  const redirects = allRedirects();
  const lost = redirects.filter(({ to, prefix }) => !prefix && !existsSync(path.join(site, `${to.slice(1)}.html`)));
  if (lost.length > 0) {
    throw new Error(
      `framework/config/redirects.ts leads to pages that do not exist: ${lost.map(({ from, to }) => `${from} to ${to}`).join(', ')}`,
    );
  }
  const moved = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));
  const inline = new InlineCollector();
  const exported: PageExport[] = [];
  const extracted: ExtractedPage[] = [];
  const previews = new Previews();
  const archives = treeArchives(site);
  for (const built of builtFiles(site)) {
    if (!moved.has(built.file)) inline.add(built.file, built.document);
    if (built.page !== undefined) {
      exported.push(exportPage(built.page));
      previews.add(built.page);
      extracted.push(...[extractPage(built.page) ?? []].flat());
    }
    for (const archive of archives) archive.add(built);
  }
  const headers = securityHeaders(inline.hashes());
  const { twins, elements } = writeData(site, exported, path.resolve('.generated'), sidebarsOf);
  writeIndex(process.cwd(), site, builtHash(process.cwd()), extracted);
  const drawn = await previews.write(process.cwd(), site);
  writeHosting(site, headers, redirects);
  writeFileSync(path.join(site, workerAddress), compileWorker());
  const written = writeArchives(site, archives);
  const { files } = writeManifest(site, { release: product.release, ...readCommit() }, moved);
  const compressed = await compress(site);
  console.log(
    `Markdown exports of ${twins} pages; ${drawn} pictures for link previews; ${elements} API elements; ${written.length} archives; digests of ${Object.keys(files).length} files; ${compressed} files compressed.`,
  );
}

postbuild(process.argv[2] ?? 'build').catch((error: unknown) => {
  const reasons = (error instanceof Error ? error.message : String(error)).split('\n');
  for (const reason of reasons) console.error(`docs-error: ${reason}`);
  process.exitCode = 1;
});
