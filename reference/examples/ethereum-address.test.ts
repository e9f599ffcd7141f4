import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checksummed } from './ethereum-address.ts';

describe('the checksum of an Ethereum address', () => {
  // Addresses of contracts, as block explorers show them, and the examples of EIP-55.
  it.each([
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  ])('is that of %s', (address) => {
    expect(checksummed(address.toLowerCase())).toBe(address);
  });

  it('is right in every address of the networks, the definitions and the pages that has capitals', () => {
    const files = ['networks', 'definitions', 'docs'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(json|yaml|mdx|proto|graphql)$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b0x[0-9a-f]{40}\b/gi)].map(([address]) => ({ file, address })),
    );
    const mixed = found.filter(({ address }) => /[A-F]/.test(address.slice(2)) && /[a-f]/.test(address.slice(2)));
    expect(mixed.length).toBeGreaterThan(20);
    expect(mixed.filter(({ address }) => address !== checksummed(address))).toEqual([]);
  });

  it('is not made for anything else', () => {
    expect(() => checksummed('0x1234')).toThrow('0x1234 is no Ethereum address');
  });
});
