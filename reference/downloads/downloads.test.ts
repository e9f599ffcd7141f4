import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { downloadPage } from '../pages/download-page.ts';
import { unzipped } from './unzipped.ts';
import { goPackage, protoDownloads } from './proto-downloads.ts';

const descriptors = await loadDescriptors(newestRelease);

describe('downloads', () => {
  it('hold a descriptor set with every file and its comments', () => {
    const set = protoDownloads(process.cwd(), descriptors).find(({ file }) => file.endsWith('.binpb'));
    const { file } = fromBinary(FileDescriptorSetSchema, set?.content as Uint8Array);
    expect(file.map(({ name }) => name)).toContain('vega/vega.proto');
    expect(file.find(({ name }) => name === 'vega/vega.proto')?.sourceCodeInfo?.location.length).toBeGreaterThan(100);
  });

  it('hold sources that buf builds as they lie in the archive, each with its Go package', () => {
    const archive = protoDownloads(process.cwd(), descriptors).find(({ file }) => file.endsWith('.zip'));
    const files = unzipped(archive?.content as Uint8Array);
    const folder = mkdtempSync(path.join(tmpdir(), 'proto-'));
    try {
      for (const [name, content] of files) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), content);
      }
      execFileSync(path.resolve('node_modules/.bin/buf'), ['build', '-o', 'all.binpb'], { cwd: folder });
      const { file } = fromBinary(FileDescriptorSetSchema, readFileSync(path.join(folder, 'all.binpb')));
      const own = file.filter(({ name }) => !name.startsWith('google/'));
      expect(own.length).toBe(descriptors.files.length);
      for (const { name, options } of own) expect(options?.goPackage, name).toBe(goPackage(name));
      expect(goPackage('vega/commands/v1/commands.proto')).toBe('code.vegaprotocol.io/vega/protos/vega/commands/v1');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are listed with size and checksum', () => {
    const { html } = downloadPage([{ file: 'api/a.json', title: 'A & B', content: 'abc' }]);
    expect(html).toContain('<a href="/~tree~/api/a.json" download>a.json</a>');
    expect(html).toContain('A &amp; B');
    expect(html).toContain('3 bytes');
    expect(html).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
