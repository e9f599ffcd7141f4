import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * A hash over the names and the contents of the files that the compiler reads, so that a compiled result is reused only
 * while none of them changed.
 *
 * @param root project root
 * @param folders folders below the root; every `.proto` file in them counts
 * @param salt whatever else decides about the result, such as the version of the compiler
 * @returns 32 hexadecimal digits
 */
export async function contentHash(root: string, folders: readonly string[], salt: string): Promise<string> {
  const below = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => path.join(folder, name)),
    ),
  );
  const files = below
    .flat()
    .filter((name) => name.endsWith('.proto'))
    .sort();
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    const content = await readFile(path.join(root, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
