import { describe, expect, it } from 'vitest';
import { readSearchAddress } from './readSearchAddress.ts';
import { searchPath } from './searchPath.ts';

const read = (search: string): ReturnType<typeof readSearchAddress> =>
  readSearchAddress(search, 'https://docs.example', 'mainnet');

describe('readSearchAddress', () => {
  it('reads what searchPath writes', () => {
    const path = searchPath('maker fee & <b>', 'concepts', 'testnet');
    expect(read(path.slice(path.indexOf('?')))).toEqual({
      query: 'maker fee & <b>',
      context: 'concepts',
      tree: 'testnet',
      error: undefined,
    });
  });

  it('takes the reader’s tree when the address names none', () => {
    expect(read('?q=fees')).toEqual({ query: 'fees', context: '', tree: 'mainnet', error: undefined });
    expect(read('?q=fees&version=/elsewhere').tree).toBe('mainnet');
    expect(read('')).toEqual({ query: '', context: '', tree: 'mainnet', error: undefined });
  });

  it('refuses another origin by its error alone', () => {
    expect(read('?q=fees&version=https://evil.example/testnet/')).toEqual({
      query: 'fees',
      context: '',
      tree: 'mainnet',
      error: 'Unexpected version url',
    });
  });

  it('makes plain short text of anything', () => {
    const { query, context } = read(`?q=${'x'.repeat(10_000)}&ctx=${'y'.repeat(10_000)}`);
    expect([query.length, context.length]).toEqual([200, 100]);
    expect(read('?q=%00a%07b%0a&ctx=%E0%A4%A').query).toBe('a b');
    expect(() => read('?q=%E0%A4%A&ctx=%&version=%')).not.toThrow();
  });
});
