import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { trees } from '../../../product.ts';

const base = inject('base');

/** What the page of downloads says: each file with its checksum and size, as the reader sees them. */
async function listed(tree: string): Promise<{ path: string; sum: string; size: string }[]> {
  const html = await (await fetch(`${base}/${tree}/api/downloads`)).text();
  const table = html.slice(html.indexOf('<table'), html.lastIndexOf('</table>'));
  return table
    .split('<tr')
    .slice(1)
    .flatMap((row) => {
      const path = /href="?(\/[^\s">]+)/.exec(row)?.[1];
      // Long hexadecimal numbers may break between their pieces.
      const sum = /\b[0-9a-f]{64}\b/.exec(row.replaceAll(/<wbr\s*\/?>/g, ''))?.[0];
      const size = /([\d.,]+ (?:bytes|kB|MB))/.exec(row)?.[1];
      return path === undefined ? [] : [{ path, sum: sum ?? '', size: size ?? '' }];
    });
}

const wanted = [
  /-proto\.zip$/,
  /\.binpb$/,
  /openapi\/data-v2\.json$/,
  /openapi\/core\.yaml$/,
  /schema\.graphql$/,
  /openrpc\.json$/,
  /contracts\/MultisigControl\.json$/,
  /commands\.schema\.json$/,
  /network-parameters\.json$/,
];

function sizeOf({ length }: Buffer): string {
  if (length < 1000) return `${length} bytes`;
  return length < 1_000_000 ? `${(length / 1000).toFixed(1)} kB` : `${(length / 1_000_000).toFixed(1)} MB`;
}

describe.each(Object.values(trees).map(({ path }) => path))('the downloads of /%s', (tree) => {
  it('are all there, as large as the page says and with its checksums', async () => {
    const files = await listed(tree);
    expect(wanted.filter((name) => !files.some(({ path }) => name.test(path)))).toEqual([]);
    const wrong: string[] = [];
    for (const { path, sum, size } of files) {
      const served = Buffer.from(await (await fetch(`${base}${path}`)).arrayBuffer());
      if (createHash('sha256').update(served).digest('hex') !== sum || sizeOf(served) !== size)
        wrong.push(`${path}: ${size} ${sum}, served ${sizeOf(served)}`);
    }
    const list = await (await fetch(`${base}/${tree}/api/checksums.txt`)).text();
    expect(list.trim().split('\n').sort()).toEqual(
      files.map(({ path, sum }) => `${sum}  ${path.split('/').at(-1) ?? ''}`).sort(),
    );
    console.log(`/${tree}: ${files.length} downloads compared with their checksums.`);
    expect(wrong).toEqual([]);
  });

  it('hold the values of their own network', async () => {
    const other = tree === 'mainnet' ? 'testnet' : 'mainnet';
    const sumOf = async (name: string): Promise<string | undefined> =>
      (await listed(name)).find(({ path }) => path.endsWith('/network-parameters.json'))?.sum;
    expect(await sumOf(tree)).not.toBe(await sumOf(other));
  });
});
