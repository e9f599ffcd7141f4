import { describe, expect, it } from 'vitest';
import { pathWords } from './pathWords.ts';

describe('pathWords', () => {
  it.each([
    ['/mainnet/concepts/trading-on-vega/order-types', 'order types'],
    ['/testnet/api/rest/ListOrders.html', 'list orders'],
    ['/docs/%E0%A4%A', 'e0 a4 a'],
    ['/a/b%20c/', 'b c'],
    ['/', ''],
    ['/%F0%9F%A6%8A', ''],
  ])('%s is about “%s”', (path, words) => {
    expect(pathWords(path)[0]).toBe(words);
  });

  it('takes what stands before as well, step by step', () => {
    expect(pathWords('/testnet/concepts/trading-on-vega/fees')).toEqual([
      'fees',
      'trading on vega fees',
      'concepts trading on vega fees',
    ]);
  });

  it('stays short, however long the address is', () => {
    for (const words of pathWords(`/${'word-'.repeat(50)}/${'x'.repeat(5000)}`))
      expect(words.length).toBeLessThanOrEqual(100);
  });
});
