import { createHash } from 'node:crypto';
import type { BuildManifest } from '../manifest/build-manifest.ts';

const digest = (content: ArrayBuffer): string => createHash('sha256').update(Buffer.from(content)).digest('hex');

/** Files to ask for: the list itself stands for all; the front pages, some pages spread over the site, some assets. */
function samples(built: BuildManifest['files']): string[] {
  const files = Object.keys(built);
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html' && !built[file]?.moved);
  const assets = files.filter((file) => file.startsWith('assets/'));
  const spread = (list: readonly string[], number: number): string[] =>
    list.filter((_file, index) => index % Math.max(1, Math.floor(list.length / number)) === 0).slice(0, number);
  return [...new Set(['index.html', ...spread(pages, 20), ...spread(assets, 10)])].filter((file) =>
    files.includes(file),
  );
}

type Headers = readonly (readonly [name: string, value: string])[];

function checkHeaders(address: string, response: Response, headers: Headers): void {
  const wrong = headers.find(([name, value]) => response.headers.get(name) !== value);
  if (wrong !== undefined)
    throw new Error(
      `${address} is served with another ${wrong[0]} than was built: was the server told to read its configuration again?`,
    );
}

/**
 * Asks a server for sample pages and assets and compares them with the list of digests, their headers with those of the
 * build. Gives how many it asked for; throws with the first address that is not served as it was built.
 * @param base address of the site, without a trailing slash
 */
export async function verifyServed(base: string, { files }: BuildManifest, headers: Headers): Promise<number> {
  const names = samples(files);
  for (const name of names) {
    const address = `${base}/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;
    const response = await fetch(address, { cache: 'no-store', redirect: 'manual' }).catch((error: unknown) => {
      throw new Error(`${address} could not be reached.`, { cause: error });
    });
    const content = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    checkHeaders(address, response, headers);
    if (digest(content) !== files[name]?.sha256)
      throw new Error(`${address} is served with other content than was built: a cache in between?`);
  }
  const missing = await fetch(`${base}/no-such-page-${Object.keys(files).length}`, { redirect: 'manual' });
  if (missing.status !== 404)
    throw new Error(`${base} answers an address that does not exist with ${missing.status} instead of 404.`);
  checkHeaders(missing.url, missing, headers);
  return names.length + 1;
}
