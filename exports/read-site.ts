import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../delivery/files-of.ts';
import type { BuiltPage } from './built-page.ts';
import { readBuiltPage } from './read-built-page.ts';

/** The path on the site of a built file, `mainnet/concepts.html`. */
const pathOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** All pages of a built site, sorted by file. The not-found page is none, and neither are redirects. */
export function readSite(site: string): BuiltPage[] {
  return filesOf(site, (file) => file.endsWith('.html') && file !== '404.html').flatMap((file) => {
    const page = readBuiltPage(readFileSync(path.join(site, file), 'utf8'), pathOf(file));
    return page === undefined ? [] : [page];
  });
}
