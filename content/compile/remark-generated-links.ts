import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Definition, Link, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { pageFolders } from '../../common/page-folders.ts';
import { treeOf } from '../tags/tag-context-data.ts';

/** A relative path of a page, and what follows it. */
const relativePage = /^([^/?#:][^?#:]*\.mdx)([?#].*)?$/;

/**
 * Lets hand-written pages link to generated ones as if both lay in one folder, `../api/errors.mdx`: for the framework a relative
 * path begins at the file, and one from the root, `/api/errors.mdx`, at any folder of the version.
 */
export const remarkGeneratedLinks: Plugin<[], Root> = () => (root, file) => {
  const { written, generated } = pageFolders[treeOf(file.path)];
  const folder = path.join(file.cwd, written);
  visit(root, ['link', 'definition'], (node) => {
    const link = node as Link | Definition;
    const [, target, rest = ''] = relativePage.exec(link.url) ?? [];
    if (target === undefined) return;
    const place = path.resolve(path.dirname(file.path), target);
    const page = path.relative(folder, place).replaceAll(path.sep, '/');
    if (!existsSync(place) && existsSync(path.join(file.cwd, generated, page))) link.url = `/${page}${rest}`;
  });
};
