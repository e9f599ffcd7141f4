import { product, trees } from '../product.ts';
import type { PageExport } from './page-export.ts';

/** The Markdown of a page with a line below its title that says where it is from: a copy of it travels alone. */
export function withSource({ markdown, path, tree }: PageExport): string {
  const of = tree === undefined ? '' : `, ${trees[tree].label}`;
  const end = markdown.indexOf('\n');
  return `${markdown.slice(0, end)}\n\n*Page ${path} of the ${product.title}${of}, release v${tree === undefined ? product.release : trees[tree].release.version}.*${markdown.slice(end) === '\n' ? '\n' : `\n${markdown.slice(end + 1)}`}`;
}
