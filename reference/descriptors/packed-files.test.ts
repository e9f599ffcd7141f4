import { clone, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import { expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from './load-descriptors.ts';
import { packFiles, unpackFiles } from './packed-files.ts';

const { registry } = await loadDescriptors(newestRelease);
const packed = packFiles(registry.files);

it('gives back every file as it was, but for the comments', () => {
  const whole = [...registry.files].map(({ proto }) => {
    const file = clone(FileDescriptorProtoSchema, proto);
    delete file.sourceCodeInfo;
    // What buf notes of each file.
    delete file.$unknown;
    return file;
  });
  const read = unpackFiles(JSON.parse(JSON.stringify(packed)) as typeof packed);
  expect(read.file.length).toBe(whole.length);
  for (const [index, file] of read.file.entries()) {
    const before = whole[index];
    expect(file.name).toBe(before?.name);
    expect(Buffer.from(toBinary(FileDescriptorProtoSchema, file)).toString('hex')).toBe(
      before && Buffer.from(toBinary(FileDescriptorProtoSchema, before)).toString('hex'),
    );
  }
});

it('refuses options of something that is not there', () => {
  expect(() => unpackFiles({ ...packed, options: { 'file.0.messageType.9999': 'GAE=' } })).toThrow(
    'Options of file.0.messageType.9999, which is not there.',
  );
});
