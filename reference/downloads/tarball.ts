import { gzipSync } from 'node:zlib';
import type { ZipEntries } from './zip.ts';

const block = 512;
/** What npm itself gives all files, so that the same files give the same archive on every day: 26 October 1985. */
const modified = 499_162_500;

/** An archive as `npm pack` makes it: all files below `package/`. The same bytes for the same files. */
export function packageTarball(entries: ZipEntries): Uint8Array {
  const parts = entries.flatMap(([name, content]) => [
    header(`package/${name}`, content.length),
    content,
    Buffer.alloc((block - (content.length % block)) % block),
  ]);
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 });
  packed[9] = 0xff; // The system that it was made on does not matter.
  return packed;
}

/** A long name is cut at a slash: folders of at most 155 bytes, and 100 for what follows. */
function cut(name: string): readonly [folders: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [folders, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(folders) <= 155 && Buffer.byteLength(rest) <= 100) return [folders, rest];
  }
  throw new Error(`${name} is too long for the archive: give the file or its folders shorter names.`);
}

/** A header of the ustar format. @throws Error for a name that it has no room for */
function header(whole: string, size: number): Buffer {
  const [folders, name] = cut(whole);
  const head = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number): number =>
    head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  head.write(name, 0);
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(modified, 136, 12);
  head.write(' '.repeat(8), 148, 'latin1'); // what the sum counts in its own place
  head.write('0', 156, 'latin1');
  head.write('ustar\x0000', 257, 'latin1');
  head.write(folders, 345);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return head;
}
