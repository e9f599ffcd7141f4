import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import type { TagContext } from '../types.ts';
import { walletErrors } from './wallet-errors.ts';

function context(kind: string): TagContext {
  return {
    facts: {
      siteDir: process.cwd(),
      tree: 'testnet',
      network: loadNetwork('testnet'),
      links: {} as TagContext['facts']['links'],
    },
    inline: false,
    attribute: () => kind,
    required: () => kind,
    fail: (reason) => {
      throw new Error(reason);
    },
  };
}

describe('<WalletErrors />', () => {
  it('lists the standard codes first and those of the person last, each with its meaning', async () => {
    const shown = JSON.stringify(await walletErrors(context('codes')));
    expect(shown.indexOf('"-32700"')).toBeGreaterThan(0);
    expect(shown.indexOf('"-32700"')).toBeLessThan(shown.indexOf('"3002"'));
    expect(shown).toContain('Spam protection refused the transaction');
  });

  it('lists each reason of the client methods once, without those of the admin methods', async () => {
    const shown = JSON.stringify(await walletErrors(context('reasons')));
    expect(shown.split('"this public key is not allowed to be used"')).toHaveLength(2);
    expect(shown).not.toContain('the recovery phrase is required');
  });

  it('refuses other kinds', () => {
    expect(() => walletErrors(context('code'))).toThrow(/use "codes" or "reasons"/);
  });
});
