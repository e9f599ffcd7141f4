import { describe, expect, it } from 'vitest';
import { searchedTree } from './searchedTree.ts';

describe('the tree that is searched', () => {
  it.each([
    ['?q=a&version=testnet', 'testnet'],
    ['?version=/mainnet', 'mainnet'],
    ['?q=a', undefined],
    ['?version=https://elsewhere.example/testnet', undefined],
  ])('of %s is %s', (search, tree) => expect(searchedTree('/search', search)).toBe(tree));

  it('is not read from other pages', () => expect(searchedTree('/offline', '?version=testnet')).toBeUndefined());
});
