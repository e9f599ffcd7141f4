import { createHash } from 'node:crypto';
import type { Download } from './download.ts';

/** Where the list of checksums lies below a tree. */
export const checksumsFile = 'api/checksums.txt';

export const nameOf = ({ file }: Download): string => file.split('/').at(-1) ?? file;

/** SHA-256 of a file, 64 hexadecimal digits. */
export const checksumOf = ({ content }: Download): string => createHash('sha256').update(content).digest('hex');

/**
 * The checksums of files as `sha256sum --check` reads them, by name alone: readers keep what they download in one folder.
 *
 * @throws Error that names two files of the same name
 */
export function checksumList(downloads: readonly Download[]): Download {
  const files = new Map<string, string>();
  for (const download of downloads) {
    const other = files.get(nameOf(download));
    if (other !== undefined) throw new Error(`${other} and ${download.file}: two downloads have the same name.`);
    files.set(nameOf(download), download.file);
  }
  const lines = downloads.map((download) => `${checksumOf(download)}  ${nameOf(download)}\n`);
  return { file: checksumsFile, title: 'Checksums of all files', content: lines.join('') };
}
