import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../format/types.ts';
import { inContext } from './context.ts';

const at = (url: string): SearchDocument => ({
  id: 0,
  type: 0,
  title: '',
  url,
  hash: '',
  breadcrumbs: [],
  section: '',
  parent: 0,
  names: [],
});
const accepts = (context: string, url: string): boolean => inContext(context)(at(url));

describe('inContext', () => {
  it('limits to a part of the tree, by whole names', () => {
    expect(accepts('concepts', '/mainnet/concepts/governance')).toBe(true);
    expect(accepts('/concepts/assets/', '/testnet/concepts/assets')).toBe(true);
    expect(accepts('concepts', '/mainnet/conceptsx')).toBe(false);
    expect(accepts('concepts', '/mainnet/api/overview')).toBe(false);
  });

  it('accepts all without a context, and nothing in one that does not exist', () => {
    expect(accepts('', '/')).toBe(true);
    expect(accepts('<script>', '/mainnet/api/overview')).toBe(false);
    expect(accepts('../mainnet', '/testnet/api/overview')).toBe(false);
  });
});
