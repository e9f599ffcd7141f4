import { product, repository, trees } from '@site/product';
import { splitTree } from '@site/common/splitTree';

/** Address of a new issue that already says which page it is about, of which network and release. */
export function problemReport(pathname: string): string {
  const { tree } = splitTree(pathname);
  const version = `${tree === undefined ? '' : `${trees[tree].label}, `}release v${tree === undefined ? product.release : trees[tree].release.version}`;
  const body = `Page: ${product.url}${pathname}\nVersion: ${version}\n\nWhat is wrong:\n\n\nWhat you expected, and how you know:\n`;
  return `${repository.url}/issues/new?${new URLSearchParams({ title: `Problem on ${pathname}`, body }).toString()}`;
}
