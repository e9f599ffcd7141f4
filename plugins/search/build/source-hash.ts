import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the text of the pages is made from. */
const sources = [
  'definitions', 'diagrams', 'docs', 'examples', 'networks', 'plugins', 'site', 'src', 'versioned_docs', 'docusaurus.config.ts',
  'package-lock.json', 'product.ts', 'sidebars.ts', 'sidebars',
] as const;

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(place, file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/**
 * Eight hexadecimal digits that change whenever something changes that pages are made from. It names the index files before
 * there is a page that could be read.
 */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
