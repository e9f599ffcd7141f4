import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What decides how a page is compiled, beside the page itself. */
export const compilation = [
  'definitions',
  'diagrams',
  'examples',
  'networks',
  'common',
  'content',
  'framework',
  'html',
  'protocol-math',
  'reference',
  'docusaurus.config.ts',
  'package-lock.json',
  'product.ts',
] as const;

/** What the pages are made from. */
export const pageSources = [...compilation, 'docs', 'src', 'versioned_docs', 'sidebars.ts', 'sidebars'] as const;

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(place, file))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** Eight hexadecimal digits that change whenever one of the files and folders `sources`, relative to `root`, changes. */
export function sourceHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
