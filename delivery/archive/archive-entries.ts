import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { BuiltFile, BuiltPage } from '../../html/page/built-page.ts';
import { findElement, textOf } from '../../html/page/dom.ts';
import { archiveFile, relativePath, type ArchivePlaces } from './archive-address.ts';
import { archivePage } from './archive-page.ts';
import { archiveStyle } from './archive-style.ts';
import { contentsPage, type ArchivedPage } from './contents-page.ts';

/** The part of a page's title before the site's name. */
const titleOf = ({ document }: BuiltPage): string =>
  textOf(findElement(document, ({ tagName }) => tagName === 'title') ?? document).replace(/ \| .*$/, '');

interface ArchiveOptions {
  /** Folder of the built site. */
  readonly site: string;
  readonly tree: string;
  /** What readers call the tree. */
  readonly label: string;
  readonly origin: string;
}

/** The archive of a tree, to which the site's pages are added one after another. */
export class TreeArchive {
  readonly tree: string;
  readonly #options: ArchiveOptions;
  readonly #places: ArchivePlaces;
  readonly #entries = new Map<string, Buffer>();
  readonly #pages: ArchivedPage[] = [];

  constructor(options: ArchiveOptions) {
    const { site, tree, origin } = options;
    this.tree = tree;
    this.#options = options;
    this.#places = { tree, files: new Set(filesOf(site, (file) => !/\.(?:br|gz)$/.test(file))), origin };
  }

  /** Takes a page of the site if it is one of the tree's, and changes its document: whoever else reads it does so before. */
  add({ file, page }: Pick<BuiltFile, 'file' | 'page'>): void {
    const name = archiveFile(file, this.tree);
    // What only says where another page moved to is no page.
    if (name === undefined || page === undefined) return;
    this.#pages.push({ file: name, title: titleOf(page) });
    // In the bar's right part, which narrow screens show too: the menu that they would open needs a script.
    const link = `<a class="padding-horiz--sm" href="${relativePath(name, 'all-pages.html')}">All pages of this archive</a>`;
    const html = archivePage(page.document, name, this.#places);
    this.#entries.set(name, Buffer.from(html.replace(/<div class="[^"]*navbar__items--right[^"]*">/, `$&${link}`)));
  }

  /** All files of the archive, by name, sorted: the pages that were added, what they are drawn with, and their list. */
  entries(): Map<string, Buffer> {
    const { site, tree, label } = this.#options;
    if (!this.#entries.has('index.html')) throw new Error(`${site} holds no page of ${tree}: was the site built?`);
    const entries = new Map(this.#entries);
    const styles: string[] = [];
    for (const file of this.#places.files) {
      const name = archiveFile(file, tree);
      if (name === undefined || name.endsWith('.html') || name.startsWith('site/img/social/')) continue;
      const content = readFileSync(path.join(site, file));
      if (name.endsWith('.css')) styles.push(name);
      entries.set(name, name.endsWith('.css') ? Buffer.from(archiveStyle(content.toString('utf8'), name)) : content);
    }
    entries.set('all-pages.html', Buffer.from(contentsPage(label, this.#pages, styles)));
    return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
