import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolders } from '../../common/page-folders.ts';
import { remarkGeneratedLinks } from './remark-generated-links.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'links-'));
  for (const { written, generated } of Object.values(pageFolders))
    for (const file of [`${written}/concepts/fees.mdx`, `${written}/api/overview.mdx`, `${generated}/api/errors.mdx`]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), '');
    }
  writeFileSync(path.join(root, `${pageFolders.testnet.generated}/api/testnet.mdx`), '');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Where the links of a page lead once it is compiled. */
async function links(page: string, text: string): Promise<string[]> {
  const file = new VFile({ value: text, path: path.join(root, page), cwd: root });
  const processor = unified().use(remarkParse).use(remarkGeneratedLinks);
  const found: string[] = [];
  visit(await processor.run(processor.parse(file), file), ['link', 'definition'], (node) => {
    found.push((node as { url: string }).url);
  });
  return found;
}

describe.each(Object.values(pageFolders))('a link of a page in $written', ({ written }) => {
  it.each([
    ['../api/errors.mdx', '/api/errors.mdx'],
    ['../api/errors.mdx#core', '/api/errors.mdx#core'],
    ['../api/overview.mdx', '../api/overview.mdx'],
    ['../api/none.mdx', '../api/none.mdx'],
    ['/api/errors.mdx', '/api/errors.mdx'],
    ['https://example.org/api/errors.mdx', 'https://example.org/api/errors.mdx'],
    ['#api', '#api'],
  ])('%s leads to %s', async (from, to) => {
    expect(await links(`${written}/concepts/fees.mdx`, `[a](${from}) and [b]\n\n[b]: ${from}\n`)).toEqual([to, to]);
  });

  it('without a dot is relative too', async () => {
    expect(await links(`${written}/api/overview.mdx`, '[a](errors.mdx)')).toEqual(['/api/errors.mdx']);
  });
});

it('leads to generated pages of its own tree only', async () => {
  const page = '[a](../api/testnet.mdx)';
  expect(await links(`${pageFolders.testnet.written}/concepts/fees.mdx`, page)).toEqual(['/api/testnet.mdx']);
  expect(await links(`${pageFolders.mainnet.written}/concepts/fees.mdx`, page)).toEqual(['../api/testnet.mdx']);
});
