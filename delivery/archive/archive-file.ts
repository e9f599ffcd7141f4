import { product, trees, type TreeName } from '../../product.ts';

/** Address below which a site offers its archives, and the list of them with sizes and digests (`ArchiveFile[]` as JSON). */
export const archivesFolder = 'archives';
export const archivesList = 'archives.json';

/** File name of a tree's archive. */
export function archiveName(tree: TreeName): string {
  return `${product.slug}-docs-${tree}-${trees[tree].release.version}.zip`;
}

/** One archive of `/archives/archives.json`. */
export interface ArchiveFile {
  readonly tree: string;
  readonly file: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}
