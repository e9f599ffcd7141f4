import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { trees } from '../../product.ts';
import { remarkGlossary } from './remark-glossary.ts';

const project = path.resolve(import.meta.dirname, '../..');

async function compiled(value: string, file = 'docs/tutorials/x.mdx'): Promise<string> {
  return String(
    await compile(new VFile({ value, path: path.join(project, file), cwd: project }), {
      remarkPlugins: [remarkGlossary],
    }),
  );
}

const marks = (script: string): string[] =>
  [...script.matchAll(/concepts\/glossary#([a-z0-9-]+)"/g)].map(([, id]) => id ?? '');

describe('remarkGlossary', () => {
  it('makes the first use of a term a link to its entry, with the definition as its title', async () => {
    const script = await compiled('Each epoch ends. The next epoch begins.');
    expect(marks(script)).toEqual(['epoch']);
    expect(script).toMatch(
      /href: "\/testnet\/concepts\/glossary#epoch",\s+title: "The period by which [^"]+\.",\s+className: "term",\s+children: "epoch"/,
    );
    expect(script).toContain('" ends. The next epoch begins."');
  });

  it('leads to the tree of the page', async () => {
    expect(await compiled('An epoch.', `versioned_docs/version-${trees.mainnet.docsVersion}/x.mdx`)).toContain(
      '/mainnet/concepts/glossary#epoch',
    );
  });

  it('leaves headings, links, code and formatted code alone, and marks the next use', async () => {
    const page = '## Epoch\n\n[An epoch](./a.mdx) is `epoch`.\n\n```text\nepoch\n```\n\nThe **epoch** ends.';
    const script = await compiled(page);
    expect(marks(script)).toEqual(['epoch']);
    expect(script).toMatch(/strong, \{\s+children: _jsx\(_components\.a/);
  });

  it('marks in list items too', async () => {
    expect(marks(await compiled('- one epoch\n- another epoch'))).toEqual(['epoch']);
  });

  it('marks at most twelve terms', async () => {
    const words =
      'epoch, mark price, margin, stake, quantum, auction, bond, snapshot, checkpoint, proposal, party, validator, voting power, genesis, mempool.';
    expect(marks(await compiled(words))).toHaveLength(12);
  });

  it('does not mark a term on the page that explains it, nor on the glossary', async () => {
    expect(marks(await compiled('An epoch and a snapshot.', 'docs/concepts/vega-chain/proof-of-stake.mdx'))).toEqual([
      'snapshot',
    ]);
    expect(marks(await compiled('An epoch.', 'docs/concepts/glossary.mdx'))).toEqual([]);
  });

  it('does not mark words of everyday language', async () => {
    expect(marks(await compiled('In the future, this market may block.'))).toEqual([]);
  });
});
