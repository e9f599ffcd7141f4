import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../files-of.ts';
import { archiveFile, relativePath, type ArchivePlaces } from './archive-address.ts';
import { archivePage } from './archive-page.ts';
import { archiveStyle } from './archive-style.ts';
import { contentsPage, type ArchivedPage } from './contents-page.ts';

const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '')
    .replace(/ \| .*$/, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

interface ArchiveOptions {
  /** Folder of the built site. */
  readonly site: string;
  readonly tree: string;
  /** What readers call the tree. */
  readonly label: string;
  readonly origin: string;
}

/** All files of a tree's archive, by name, sorted. Pages that only say where another page moved to are left out. */
export function archiveEntries({ site, tree, label, origin }: ArchiveOptions): Map<string, Buffer> {
  const files = filesOf(site, (file) => !/\.(?:br|gz)$/.test(file));
  const places: ArchivePlaces = { tree, files: new Set(files), origin };
  const entries = new Map<string, Buffer>();
  const pages: ArchivedPage[] = [];
  const styles: string[] = [];
  for (const file of files) {
    const name = archiveFile(file, tree);
    if (name === undefined || name.startsWith('site/img/social/')) continue;
    const content = readFileSync(path.join(site, file));
    if (name.endsWith('.css')) {
      styles.push(name);
      entries.set(name, Buffer.from(archiveStyle(content.toString('utf8'), name)));
    } else if (name.endsWith('.html')) {
      const html = content.toString('utf8');
      if (isRedirect(html)) continue;
      pages.push({ file: name, title: titleOf(html) });
      // In the bar's right part, which narrow screens show too: the menu that they would open needs a script.
      const link = `<a class="padding-horiz--sm" href="${relativePath(name, 'all-pages.html')}">All pages of this archive</a>`;
      entries.set(
        name,
        Buffer.from(
          archivePage(html, name, places).replace(/<div class="[^"]*navbar__items--right[^"]*">/, `$&${link}`),
        ),
      );
    } else entries.set(name, content);
  }
  if (!entries.has('index.html')) throw new Error(`${site} holds no page of ${tree}: was the site built?`);
  entries.set('all-pages.html', Buffer.from(contentsPage(label, pages, styles)));
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
