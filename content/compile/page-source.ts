import path from 'node:path';
import { pageFolders } from '../../common/page-folders.ts';
import { editUrl } from '../../product.ts';

const archive = `${pageFolders.mainnet.written}/`;

/** The file of this repository that a page is made from: of both trees the one in docs/, of generated pages their definition. */
export function sourceOf(root: string, file: string, frontMatter: Readonly<Record<string, unknown>>): string {
  const edit = frontMatter['custom_edit_url'];
  if (typeof edit === 'string' && edit.startsWith(editUrl(''))) return edit.slice(editUrl('').length);
  const relative = path.relative(root, file).replaceAll(path.sep, '/');
  return relative.startsWith(archive) ? `${pageFolders.testnet.written}/${relative.slice(archive.length)}` : relative;
}
