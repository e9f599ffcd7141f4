import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuildManifest } from '../manifest/build-manifest.ts';
import { manifestFile } from '../manifest/write-manifest.ts';

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** The list of digests of a site. Throws when it has none: it was then not built by `npm run build`. */
export function readManifest(site: string): BuildManifest {
  const file = path.join(site, manifestFile);
  if (!existsSync(file))
    throw new Error(`${site} has no ${manifestFile}: build the site with \`npm run build\` first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
}

/**
 * Compares a site's files with its list of digests, compressed versions included. Gives how many files it read; throws and
 * names the first files that are missing or differ.
 */
export function verifyFiles(site: string): number {
  const { files } = readManifest(site);
  const faults: string[] = [];
  let read = 0;
  for (const [name, { sha256: wanted }] of Object.entries(files)) {
    const file = path.join(site, name);
    if (!existsSync(file)) {
      faults.push(`${name} is missing`);
      continue;
    }
    read += 1;
    if (sha256(readFileSync(file)) !== wanted) faults.push(`${name} differs`);
    for (const [ending, decode] of Object.entries(unpack)) {
      if (!existsSync(file + ending)) continue;
      read += 1;
      if (sha256(decode(readFileSync(file + ending))) !== wanted) faults.push(`${name}${ending} differs`);
    }
  }
  if (faults.length > 0)
    throw new Error(
      `${site} is not what ${manifestFile} says: ${faults.slice(0, 10).join(', ')}${faults.length > 10 ? ` and ${faults.length - 10} more` : ''}.`,
    );
  return read;
}
