import { normalisePath } from './normalise-path';
import type { PageRecord } from './page-record';

const pages = new Map<string, PageRecord>();

/** The page at a path if it has been loaded. */
export function loadedPage(pathname: string): PageRecord | undefined {
  return pages.get(normalisePath(pathname));
}

/** @param path normalised */
export function keepPage(path: string, page: PageRecord): void {
  pages.set(path, page);
}
