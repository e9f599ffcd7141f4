import { inflateRawSync } from 'node:zlib';

/** The files of an archive as `zip` writes it, with their names. */
export function unzipped(archive: Uint8Array): (readonly [name: string, content: Buffer])[] {
  const bytes = Buffer.from(archive);
  const files: (readonly [string, Buffer])[] = [];
  let at = 0;
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [packed, name] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const start = at + 30 + name;
    files.push([bytes.toString('utf8', at + 30, start), inflateRawSync(bytes.subarray(start, start + packed))]);
    at = start + packed;
  }
  return files;
}
