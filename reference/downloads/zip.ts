import { crc32, deflateRawSync } from 'node:zlib';

/** Names of files with their content. */
export type ZipEntries = readonly (readonly [name: string, content: Uint8Array])[];

// 1 January 1980, the earliest date that the format knows: the same files give the same archive on every day.
const date = 0x0021;
const version = 20;
const deflate = 8;
const utf8Names = 0x0800;

/** A ZIP archive of the files, the same bytes for the same files. */
export function zip(entries: ZipEntries): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(utf8Names, 2);
    facts.writeUInt16LE(deflate, 4);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const body = Buffer.concat([signature('PK\x03\x04'), facts, label, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature('PK\x01\x02'), versionMadeBy, facts, place, label]));
    bodies.push(body);
    offset += body.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, index, signature('PK\x05\x06'), end]);
}

const signature = (text: string): Buffer => Buffer.from(text, 'latin1');
const versionMadeBy = Buffer.from([version, 0]);
