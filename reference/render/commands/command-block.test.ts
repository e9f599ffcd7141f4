import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadDescriptors } from '../../descriptors/load-descriptors.ts';
import { buildModel } from '../../model/model.ts';
import { commandBlocks } from '../../parts/command-blocks.ts';

const root = process.cwd();
const { blocks, links } = commandBlocks(root, buildModel(root, await loadDescriptors(newestRelease, root)));
const block = (message: string): string => blocks.get(`vega.commands.v1.${message}`)?.html.text ?? '';

describe('a command on the page of its message', () => {
  it('exists for all 30 commands, each with an example', () => {
    const without = [...blocks]
      .filter(([, { code }]) => !code?.text.includes('<figcaption>Example'))
      .map(([name]) => name);
    expect(blocks.size).toBe(31);
    expect(without).toEqual(['vega.commands.v1.Transaction']);
  });

  it('tells who signs it, what happens and what is checked', () => {
    expect(block('Transfer')).toContain('Signed by any party');
    expect(block('Transfer')).toContain('What happens:');
    expect(block('KeyRotateSubmission')).toContain('with its master key');
  });

  it('leads to the wallet, unless wallets refuse it', () => {
    expect(block('OrderSubmission')).toContain('#client.send_transaction');
    expect(block('ValidatorHeartbeat')).toContain('Wallets refuse it');
  });

  it('sorts the rules of proposals by the change that they belong to', () => {
    expect(block('ProposalSubmission')).toMatch(/<summary>new_market: \d+ rules<\/summary>/);
  });

  it('has what a field has to keep to, for the field itself', () => {
    const facts = blocks.get('vega.commands.v1.OrderSubmission')?.constraints ?? new Map<string, readonly string[]>();
    expect(facts.get('market_id')?.join(' ')).toContain('is required');
    expect([...facts.keys()].filter((name) => name.includes('.'))).toEqual([]);
    expect(facts.size).toBeGreaterThan(5);
  });

  it('tells the text of an error', () => {
    expect(block('OrderSubmission')).toMatch(/<span class="error-text">order_submission\.\w+ \([^)]+\)/);
  });

  it('tells on the page of the transaction what every one keeps', () => {
    expect(block('Transaction')).toContain(
      'The signature covers the chain id, the delimiter, the encoded <code>InputData</code>',
    );
    expect(block('Transaction')).toContain('<code>tx.from.pub_key</code> must be a public key');
  });

  it('is what the tag for commands leads to', () => {
    expect(links['order_submission']).toBe('/api/grpc/vega/commands/v1/commands.proto#OrderSubmission');
  });
});
