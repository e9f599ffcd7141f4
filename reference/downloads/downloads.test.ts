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
import { checksumList } from './checksums.ts';
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

  it('are listed by purpose, with size and checksum', () => {
    const { html, toc } = downloadPage([
      { file: 'api/openapi/a.json', title: 'A & B', content: 'abc' },
      { file: 'api/collections/b.zip', title: 'C', content: '' },
    ]);
    expect(toc.map(({ id }) => id)).toEqual(['clients-and-collections', 'rest']);
    expect(html.text).toContain('<a href="/~tree~/api/openapi/a.json" download>a.json</a>');
    expect(html.text).toContain('A &amp; B');
    expect(html.text).toContain('3 bytes');
    expect(html.text).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(() => downloadPage([{ file: 'api/else/a.json', title: 'A', content: '' }])).toThrow(
      'api/else/a.json is in no group of downloads',
    );
  });

  it('have a list of checksums that sha256sum takes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'checksums-'));
    try {
      const list = checksumList([{ file: 'api/openapi/a.json', title: 'A', content: 'abc' }]);
      writeFileSync(path.join(folder, 'checksums.txt'), list.content);
      const check = (): string =>
        execFileSync('sha256sum', ['--check', '--ignore-missing', 'checksums.txt'], {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      writeFileSync(path.join(folder, 'a.json'), 'abc');
      expect(check()).toBe('a.json: OK\n');
      writeFileSync(path.join(folder, 'a.json'), 'abd');
      expect(check).toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect(() =>
      checksumList([
        { file: 'api/a/x.json', title: '', content: '' },
        { file: 'api/b/x.json', title: '', content: '' },
      ]),
    ).toThrow('api/a/x.json and api/b/x.json: two downloads have the same name.');
  });
});
