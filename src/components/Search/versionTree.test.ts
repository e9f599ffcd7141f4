import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { versionTree } from './versionTree.ts';

const origin = 'https://docs.example';

describe('versionTree', () => {
  it.each([
    ['testnet', 'testnet'],
    ['/mainnet/', 'mainnet'],
    ['mainnet/concepts/governance', 'mainnet'],
    ['https://docs.example/testnet', 'testnet'],
    [trees.mainnet.docsVersion, 'mainnet'],
    ['current', 'testnet'],
    ['nowhere', undefined],
    ['', undefined],
    ['<script>', undefined],
    ['../../mainnet', 'mainnet'],
    ['%E0%A4%A', undefined],
  ])('%j means %s', (version, tree) => {
    expect(versionTree(version, origin)).toBe(tree);
  });

  it.each([
    'https://evil.example/testnet',
    '//evil.example/',
    '\\\\evil.example',
    'http://docs.example/testnet',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'http://',
    'https://docs.example@evil.example/',
    'https://docs.example.evil.example/',
  ])('refuses %s', (version) => {
    expect(() => versionTree(version, origin)).toThrow(new Error('Unexpected version url'));
  });
});
