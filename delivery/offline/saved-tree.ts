import type { BuiltFile } from '../manifest/build-manifest.ts';

/** What a reader has saved of a tree. */
export interface SavedTree {
  readonly tree: string;
  readonly release: string;
  readonly commit: string | null;
  /** When it was saved, milliseconds since 1970. */
  readonly savedAt: number;
  /** Address on the site → file. */
  readonly files: Readonly<Record<string, BuiltFile>>;
}

/** What a cache's entry says; undefined when it is damaged, or of a form that is not this one. */
export function parseSavedTree(text: string): SavedTree | undefined {
  try {
    const { tree, release, commit = null, savedAt, files } = JSON.parse(text) as Partial<SavedTree>;
    if (typeof tree !== 'string' || typeof release !== 'string' || typeof savedAt !== 'number') return undefined;
    return typeof files === 'object' ? { tree, release, commit, savedAt, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that the files of a tree take. */
export function bytesOf(files: Readonly<Record<string, BuiltFile>>): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
