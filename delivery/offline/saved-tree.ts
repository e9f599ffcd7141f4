import type { BuiltFile } from '../manifest/build-manifest.ts';

/** What a reader has saved of a tree. */
export interface SavedTree {
  readonly tree: string;
  readonly commit: string | null;
  /** When it was saved, milliseconds since 1970. */
  readonly savedAt: number;
  /** Address on the site → file. */
  readonly files: Readonly<Record<string, BuiltFile>>;
}

/** Bytes that the files of a tree take. */
export function bytesOf(files: Readonly<Record<string, BuiltFile>>): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
