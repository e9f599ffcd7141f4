import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedFiles } from './generated-files.ts';

/**
 * Replaces a folder by the generated files. They are written beside it and swapped in by renaming, so that a run that
 * fails or is interrupted leaves the earlier folder whole.
 *
 * @param kept a folder in it that is not replaced: it goes along, so that who watches what is in it notices nothing
 */
export async function writeFolder(folder: string, files: GeneratedFiles, kept?: string): Promise<void> {
  const next = `${folder}.${process.pid}.next`;
  const old = `${folder}.${process.pid}.old`;
  try {
    for (const [file, content] of files.entries()) {
      const place = path.join(next, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, content);
    }
    await mkdir(next, { recursive: true });
    await renameIfThere(folder, old);
    if (kept !== undefined) await renameIfThere(path.join(old, kept), path.join(next, kept));
    await rename(next, folder);
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
