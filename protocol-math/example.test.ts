import { describe, expect, it } from 'vitest';
import { byNetwork, describeExample, example, exampleFor, valueOf } from './example.ts';
import { exampleList } from './exampleList.ts';

const taker = example('A trade.', { price: ['1,000', 'price'], fee: ['0.20', 'fee'] });

describe('a worked example', () => {
  it('is an object of texts, whose meaning is kept aside', () => {
    expect(taker).toEqual({ price: '1,000', fee: '0.20' });
    expect(describeExample(taker)).toEqual({
      about: 'A trade.',
      fields: [
        { name: 'price', value: '1,000', meaning: 'price' },
        { name: 'fee', value: '0.20', meaning: 'fee' },
      ],
    });
    expect(describeExample({ price: '1,000' })).toBeUndefined();
    expect(describeExample('1,000')).toBeUndefined();
  });

  it('is listed by the names that pages use', () => {
    const list = exampleList([{ name: 'fees', exports: { taker, helper: 1 } }], { mainnet: {}, testnet: {} });
    expect(list).toContain('### fees.taker\n\nA trade.');
    expect(list).toContain('| `fees.taker.fee` | 0.20 | fee |');
    expect(list).not.toContain('helper');
  });

  it('follows a network’s parameters where it says so', () => {
    const fee = byNetwork((parameters) => example('A fee.', { factor: [valueOf(parameters, 'factor'), 'factor'] }));
    const networks = { mainnet: { factor: '0.1' }, testnet: { factor: '0.2' } };
    expect(exampleFor(fee, networks.testnet)).toEqual({ factor: '0.2' });
    expect(exampleFor(taker, {})).toBe(taker);
    expect(exampleFor(valueOf, networks.testnet)).toBeUndefined();
    expect(() => exampleFor(fee, {})).toThrow('the network has no parameter factor');
    const list = exampleList([{ name: 'fees', exports: { fee } }], networks);
    expect(list).toContain('| name | mainnet | testnet | meaning |');
    expect(list).toContain('| `fees.fee.factor` | 0.1 | 0.2 | factor |');
  });
});
