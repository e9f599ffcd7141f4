import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bytes from a cache folder, or made and stored there when they are missing.
 *
 * A result is written beside its place first and then renamed, so that an interrupted build leaves no half file that a
 * later build would take for good; threads of one process may make the same one at once. Results for other keys are
 * removed: only the newest is of use.
 *
 * @param folder the cache folder, created when missing
 * @param key file name of the result, for example a content hash
 * @param make makes the bytes; when it fails nothing is stored
 */
export async function cachedBytes(folder: string, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const place = path.join(folder, key);
  try {
    return await readFile(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  const unfinished = `${place}.${randomUUID()}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, place);
  const others = (await readdir(folder)).filter((name) => name !== key && !name.endsWith('.part'));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
  return bytes;
}
