import type { BuiltFile, BuildManifest } from '../manifest/build-manifest.ts';

const shared =
  /^(?:index\.html|search\.html|offline\.html|markdown-page\.html|site\.webmanifest|assets\/.+|img\/(?!social\/).+)$/;
const wantedInTree = /\.html$|\/search-(?:index|content)-[^/]+\.json$/;

/** Address under which a page or file is asked for. */
function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/**
 * What reading a tree without a network takes: its pages and search index, the site's own pages, code, styles and
 * pictures. Downloads and Markdown versions stay on the server. Keys are addresses.
 */
export function treeFiles({ files }: Pick<BuildManifest, 'files'>, tree: string): Record<string, BuiltFile> {
  const wanted = Object.entries(files).filter(
    ([file, { moved }]) =>
      !moved &&
      (shared.test(file) || file === `${tree}.html` || (file.startsWith(`${tree}/`) && wantedInTree.test(file))),
  );
  return Object.fromEntries(wanted.map(([file, built]) => [addressOf(file), built]));
}
