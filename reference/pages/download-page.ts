import { createHash } from 'node:crypto';
import { escapeHtml } from '../../html/highlight/escape-html.ts';
import type { Download } from '../downloads/download.ts';
import type { ReferencePage } from './reference-page.ts';
import { inTree } from '../render/placeholders.ts';

export const downloadsRoute = '/api/downloads';

/** The files that readers can take away, with sizes and checksums, as one tree offers them. */
export function downloadPage(downloads: readonly Download[]): ReferencePage {
  const rows = downloads.map(({ file, title, content }) => {
    const bytes = Buffer.from(content as Uint8Array);
    const sum = createHash('sha256').update(bytes).digest('hex');
    return (
      `<tr><td><a href="${inTree(`/${file}`)}" download>${escapeHtml(file.split('/').at(-1) ?? file)}</a><td>${escapeHtml(title)}` +
      `<td>${size(bytes.length)}<td><code>${sum}</code>`
    );
  });
  return {
    route: downloadsRoute,
    title: 'Downloads',
    description:
      'Definitions of the APIs as files: protobuf, OpenAPI, AsyncAPI, GraphQL, OpenRPC, Postman, Bruno, Arazzo, TypeScript, ABIs, JSON Schema, network parameters and formulas.',
    sidebarLabel: 'Downloads',
    source: 'reference/pages/download-page.ts',
    toc: [],
    html:
      '<p>What this reference is made from, as files for your own tools. Any web page may read them. The checksums are SHA-256.</p>' +
      `<table class="members downloads"><thead><tr><th scope="col">File<th scope="col">What it is<th scope="col">Size<th scope="col">SHA-256<tbody>${rows.join('')}</table>`,
  };
}

function size(bytes: number): string {
  return bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
