import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkNetwork } from './check-network.ts';

const mainnet = readFileSync('networks/mainnet.json', 'utf8');
const refusal = (source: string): string => {
  try {
    checkNetwork('networks/mainnet.json', source);
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

describe('checkNetwork', () => {
  it('accepts both networks as they are', () => {
    expect(checkNetwork('networks/mainnet.json', mainnet).name).toBe('mainnet');
    expect(refusal(readFileSync('networks/testnet.json', 'utf8'))).toBe('accepted');
  });

  it('names the line of a key that nothing knows, nested ones too', () => {
    const line = mainnet.split('\n').findIndex((text) => text.includes('"walletConfigName"')) + 1;
    expect(refusal(mainnet.replace('"walletConfigName"', '"walletConfigNames"'))).toContain(
      `networks/mainnet.json:${line}: "walletConfigNames" is not a key`,
    );
    expect(refusal(mainnet.replace('"walletConfigName"', '"extra": 1, "walletConfigName"'))).toContain(
      `networks/mainnet.json:${line}: "extra" is not a key that the site knows`,
    );
    expect(refusal(mainnet.replace('"confirmations"', '"blocks": 3, "confirmations"'))).toContain(
      '"ethereum.blocks" is not a key',
    );
  });

  it('names what is missing or holds something else, and says where the form is', () => {
    expect(refusal(mainnet.replace(/"chainId": "vega[^"]*",/, ''))).toContain('"chainId": ');
    expect(refusal(mainnet.replace(/0x[0-9a-fA-F]{40}/, '0x12'))).toContain('is no Ethereum address');
    expect(refusal(mainnet.replace(/0x[0-9a-fA-F]{40}/, '0x12'))).toContain('networks/schema.ts');
  });

  it('says where text is no JSON', () => {
    expect(refusal('{\n  "a": 1\n  "b": 2\n}')).toContain('networks/mainnet.json:3:3: this is no JSON: ');
    expect(refusal('{\n  "a": 1\n  "b": 2\n}')).toContain('Often a comma is missing before this place');
    expect(refusal('{\n')).toContain('networks/mainnet.json:2:1: this is no JSON');
  });

  it('refuses an address with one digit or the case of one letter changed, and names its line', () => {
    const { contracts } = checkNetwork('networks/mainnet.json', mainnet).ethereum;
    expect(Object.keys(contracts).length).toBeGreaterThan(5);
    for (const [name, { address }] of Object.entries(contracts)) {
      const line = mainnet.split('\n').findIndex((text) => text.includes(`"address": "${address}"`)) + 1;
      const digit = address.at(-1) === '1' ? '2' : '1';
      for (const wrong of [address.slice(0, -1) + digit, address.toLowerCase()]) {
        expect(refusal(mainnet.replace(`"address": "${address}"`, `"address": "${wrong}"`))).toMatch(
          new RegExp(
            `networks/mainnet\\.json:${line}: "ethereum\\.contracts\\.${name}\\.address": ${wrong} has the wrong checksum`,
          ),
        );
      }
    }
  });
});
