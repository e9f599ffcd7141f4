import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import { product } from '../../product.ts';

export interface BenchPage {
  /** Path on the site, `/mainnet/concepts/new-to-vega`. */
  readonly path: string;
  readonly title: string;
  /** Markdown without the title. Links to pages that the other sites do not have lead to this site's address. */
  readonly body: string;
}

const handWritten = /^mainnet\/(?:concepts|quickstarts|tutorials|tools|node-operators)(?:\/|\.md$)/;

/** Links of a page, rewritten where their target is not among the pages. */
export function mendLinks(markdown: string, paths: ReadonlySet<string>): string {
  return markdown.replace(/\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g, (_whole, target: string, hash = '') => {
    const page = target.replace(/(?:\/index)?\.mdx?$/, '');
    return paths.has(page) ? `](${page})` : `](${product.url}${page}${String(hash)})`;
  });
}

/** The hand-written pages of a built site, from their Markdown exports: the same text for every generator. */
export function handWrittenPages(build: string): BenchPage[] {
  const files = filesOf(
    build,
    (file) => file.endsWith('.md') && handWritten.test(file) && !file.includes('/reference/'),
  );
  const paths = new Set(files.map((file) => `/${file.slice(0, -3)}`));
  return files.map((file) => {
    const text = readFileSync(path.join(build, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const title = /^# (.+)$/m.exec(text)?.[1];
    if (title === undefined) throw new Error(`${build}/${file} has no title: build the site again (npm run build).`);
    return { path: `/${file.slice(0, -3)}`, title, body: mendLinks(text.replace(/^# .+\n+/m, ''), paths) };
  });
}
