import { html, type Html } from '../../html/html.ts';
import { checksumOf, checksumsFile, nameOf } from '../downloads/checksums.ts';
import type { Download } from '../downloads/download.ts';
import { section } from '../render/heading.ts';
import { inTree } from '../render/placeholders.ts';
import { grouped } from './download-groups.ts';
import type { ReferencePage } from './reference-page.ts';

export const downloadsRoute = '/api/downloads';

/**
 * The files that readers can take away, by purpose, with sizes and checksums, as one tree offers them.
 *
 * @throws Error for a file that has no group
 */
export function downloadPage(downloads: readonly Download[]): ReferencePage {
  const sections = grouped(downloads).map(([{ id, title, purpose }, files]) =>
    section(
      id,
      title,
      html`<p>${purpose}</p><table class="members downloads"><thead><tr><th scope="col">File<th scope="col">What it is<th scope="col">Size<tbody>${files.map(row)}</table>`,
    ),
  );
  return {
    route: downloadsRoute,
    title: 'Downloads',
    description:
      'Definitions of the APIs as files: protobuf, OpenAPI, AsyncAPI, GraphQL, OpenRPC, Postman, Bruno, Arazzo, TypeScript, ABIs, JSON Schema, network parameters and formulas.',
    sidebarLabel: 'Downloads',
    source: 'reference/pages/download-page.ts',
    toc: sections.map(({ toc }) => toc),
    html: html`
      <p>What this reference is made from, as files for your own tools. Programs and web pages of any origin may read them.</p>
      <p>Under each file stands its SHA-256. To check what you have downloaded, put <a href="${inTree(`/${checksumsFile}`)}" download>checksums.txt</a> beside it and run <code>sha256sum --check --ignore-missing checksums.txt</code> (on macOS <code>shasum -a 256</code> in place of <code>sha256sum</code>).</p>
      ${sections.map(({ html }) => html)}`,
  };
}

function row(download: Download): Html {
  return html`
    <tr><td><a href="${inTree(`/${download.file}`)}" download>${nameOf(download)}</a>
    <td>${download.title}<br><code>${checksumOf(download)}</code>
    <td>${size(Buffer.from(download.content as Uint8Array).length)}`;
}

function size(bytes: number): string {
  return bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
