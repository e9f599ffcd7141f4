import { trees } from '../product.ts';
import { pageFolders } from './page-folders.ts';

/** Where the pictures for link previews of single pages lie on the site. */
export const previewsFolder = 'img/previews';

const archive = `${pageFolders.mainnet.written}/`;
const current = `${pageFolders.testnet.written}/`;

/**
 * The address of the picture that link previews of a hand-written page show: its own first diagram, or the first picture of numbers, a calculator's too,
 * or the first formula that stands by itself; undefined for a page that has none of them. Numbers differ from network to network, and texts
 * from release to release; a diagram is one file for both trees.
 * @param file the page's file, relative to the repository
 * @param text what it says
 */
export function previewPath(file: string, text: string): string | undefined {
  const isArchive = file.startsWith(archive);
  if (!isArchive && !file.startsWith(current)) return undefined;
  const page = file.slice((isArchive ? archive : current).length).replace(/\.mdx?$/, '');
  if (/^\s*<Diagram /m.test(text)) return `/${previewsFolder}/${page}.png`;
  if (!/^\s*(?:<(?:Picture|Calculator) |\$\$\s*$)/m.test(text)) return undefined;
  return `/${previewsFolder}/${isArchive ? trees.mainnet.path : trees.testnet.path}/${page}.png`;
}
