import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generatedPages } from '../common/page-folders.ts';
import { newestRelease } from '../product.ts';
import { generate } from './generate.ts';

it('leaves what an earlier run made as it is when the definitions are wrong', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'generate-'));
  try {
    mkdirSync(path.join(root, '.generated/links'), { recursive: true });
    writeFileSync(path.join(root, '.generated/links/testnet.json'), 'earlier');
    mkdirSync(path.join(root, `${newestRelease.folder}/proto`), { recursive: true });
    cpSync('definitions/third_party', path.join(root, 'definitions/third_party'), { recursive: true });
    writeFileSync(
      path.join(root, `${newestRelease.folder}/proto/a.proto`),
      'syntax = "proto3";\nmessage Order {\n  Prize price = 1;\n}\n',
    );
    await expect(generate(root)).rejects.toThrow(/a\.proto:3: .*Prize/);
    expect(readFileSync(path.join(root, '.generated/links/testnet.json'), 'utf8')).toBe('earlier');
    expect(existsSync(path.join(root, generatedPages))).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});
