import Ajv2020 from 'ajv/dist/2020.js';
import { fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { commandSchema } from './command-schema.ts';
import { downloadPage } from '../pages/download-page.ts';
import { protoDownloads } from './proto-downloads.ts';

const descriptors = await loadDescriptors(newestRelease);
const model = buildModel(process.cwd(), descriptors);

describe('downloads', () => {
  it('hold a descriptor set with every file and its comments', () => {
    const set = protoDownloads(process.cwd(), descriptors).find(({ file }) => file.endsWith('.binpb'));
    const { file } = fromBinary(FileDescriptorSetSchema, set?.content as Uint8Array);
    expect(file.map(({ name }) => name)).toContain('vega/vega.proto');
    expect(file.find(({ name }) => name === 'vega/vega.proto')?.sourceCodeInfo?.location.length).toBeGreaterThan(100);
  });

  it('hold a schema that tells a command from what is none', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(commandSchema(model));
    expect(validate({ orderCancellation: { orderId: 'ab', marketId: 'cd' } })).toBe(true);
    expect(validate({ orderCancellation: { orderId: 1 } })).toBe(false);
    expect(validate({ orderCancelation: {} })).toBe(false);
    expect(validate({ orderCancellation: {}, voteSubmission: {} })).toBe(false);
  });

  it('are listed with size and checksum', () => {
    const { html } = downloadPage([{ file: 'api/a.json', title: 'A & B', content: 'abc' }]);
    expect(html).toContain('<a href="/~tree~/api/a.json" download>a.json</a>');
    expect(html).toContain('A &amp; B');
    expect(html).toContain('3 bytes');
    expect(html).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
