import { describe, expect, it } from 'vitest';
import { didYouMean, nearMatches } from './near-matches.ts';

describe('nearMatches', () => {
  it('puts the closest name first, whatever its case', () => {
    expect(nearMatches('listorder', ['ListTrades', 'ListOrders', 'GetAsset'])).toEqual(['ListOrders', 'ListTrades']);
  });

  it('offers nothing when every name differs', () => {
    expect(nearMatches('zzzzzz', ['ListOrders'])).toEqual([]);
    expect(didYouMean('zzzzzz', ['ListOrders'])).toBe('');
  });

  it('phrases the offer as a question', () => {
    expect(didYouMean('GetAset', ['GetAsset'])).toBe(' Did you mean "GetAsset"?');
  });
});
