import { close, createIndex } from 'pagefind';
import type { BuiltPage } from './built-pages.ts';

/** Writes Pagefind's index over the pages, by its own code, into a folder. */
export async function writePagefindIndex(pages: readonly BuiltPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: [
      'nav',
      'button',
      'svg',
      '.theme-doc-version-banner',
      '.page-menu',
      '.theme-doc-toc-mobile',
      '.theme-doc-toc-desktop',
      '.hash-link',
      '.pagination-nav',
    ],
    forceLanguage: 'en',
  });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  for (const { url, html } of pages) await index.addHTMLFile({ url, content: html });
  await index.writeFiles({ outputPath: folder });
  await close();
}
