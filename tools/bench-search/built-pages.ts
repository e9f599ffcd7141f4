import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  readonly file: string;
  readonly url: string;
  readonly html: string;
}

const left = /^\/(?:tags(?:\/.*)?|search|404)$/;

/** The pages that the site's own index of a tree is made from. Throws when nothing is built. */
export function builtPages(outDir: string, tree: string, others: readonly string[]): BuiltPage[] {
  const inTree = readdirSync(path.join(outDir, tree), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(tree, file),
  );
  const top = readdirSync(outDir).filter((file) => !others.includes(file.replace(/\.html$/, '')));
  const pages = [...inTree, ...top]
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: path.join(outDir, file), url: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}` }))
    .filter(({ url }) => !left.test(url.replace(`/${tree}/`, '/')))
    .map((page) => ({ ...page, html: readFileSync(page.file, 'utf8') }))
    .filter(({ html }) => html.includes('<main'));
  if (pages.length === 0) throw new Error(`${outDir}/${tree} holds no pages: run \`npm run build\` first.`);
  return pages;
}
