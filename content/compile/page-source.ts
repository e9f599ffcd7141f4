import path from 'node:path';
import { editUrl, trees } from '../../product.ts';

const archive = `versioned_docs/version-${trees.mainnet.docsVersion}/`;

/** The file of this repository that a page is made from: of both trees the one in docs/, of generated pages their definition. */
export function sourceOf(root: string, file: string, frontMatter: Readonly<Record<string, unknown>>): string {
  const edit = frontMatter['custom_edit_url'];
  if (typeof edit === 'string' && edit.startsWith(editUrl(''))) return edit.slice(editUrl('').length);
  const relative = path.relative(root, file).replaceAll(path.sep, '/');
  return relative.startsWith(archive) ? `docs/${relative.slice(archive.length)}` : relative;
}
