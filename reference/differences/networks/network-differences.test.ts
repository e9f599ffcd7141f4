import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadNetwork } from '../../../networks/index.ts';
import { loadParameters } from '../../parameters/load-parameters.ts';
import { meanings } from './meanings.ts';
import { networkDifferences } from './network-differences.ts';

const [mainnet, testnet] = [loadNetwork('mainnet'), loadNetwork('testnet')];
const all = loadParameters(newestRelease);
const found = networkDifferences(all, mainnet, testnet);
const named = (name: string) => found.parameters.find((entry) => entry.name === name);

describe('the networks of the release', () => {
  it('differ in chain ids, contracts and apps', () => {
    expect(found.identity).toContainEqual({ name: 'Chain id', mainnet: mainnet.chainId, testnet: testnet.chainId });
    expect(found.identity).toContainEqual({
      name: 'Address of the wallet configuration',
      mainnet: mainnet.walletConfigUrl,
      testnet: testnet.walletConfigUrl,
    });
    expect(found.identity.map(({ name }) => name)).not.toContain('Ethereum confirmations');
    expect(found.contracts).toContainEqual({
      name: 'StakingBridge',
      mainnet: mainnet.ethereum.contracts['StakingBridge']?.address,
      testnet: testnet.ethereum.contracts['StakingBridge']?.address,
    });
    expect(found.contracts).toContainEqual({
      name: 'V1Token',
      mainnet: null,
      testnet: testnet.ethereum.contracts['V1Token']?.address,
    });
    expect(found.apps).toContainEqual({ name: 'Console', mainnet: null, testnet: testnet.apps['Console'] });
  });

  it('list every address of every protocol', () => {
    expect(found.endpoints.map(({ protocol }) => protocol)).toEqual(['REST', 'gRPC', 'GraphQL']);
    expect(found.endpoints[0]?.mainnet).toEqual(mainnet.rest);
    expect(found.endpoints[1]?.testnet).toEqual(testnet.grpc);
  });

  it('differ in a parameter exactly when its value means something else', () => {
    const names = found.parameters.map(({ name }) => name);
    expect(names).toHaveLength(77);
    // Written differently, but the same.
    for (const key of [
      'market.auction.maximumDuration',
      'market.liquidity.probabilityOfTrading.tau.scaling',
      'market.margin.scalingFactors',
      'market.stake.target.timeWindow',
    ]) {
      expect(mainnet.parameters[key], key).not.toBe(testnet.parameters[key]);
      expect(names).not.toContain(key);
    }
  });

  it('say what a difference means with both values', () => {
    expect(named('governance.proposal.market.minClose')?.meaning).toBe(
      'A vote on a new market stays open for at least 24 hours on mainnet, and may be over after 1 minute on testnet. Rehearse with closing times that mainnet accepts.',
    );
    expect(named('market.fee.factors.makerFee')?.meaning).toContain(
      '0.005% of the trade value on mainnet and 0.02% on testnet',
    );
    expect(named('governance.proposal.transfer.minEnact')?.meaning).toContain('No effect');
  });

  it('leave no difference without an explanation and no placeholder unfilled', () => {
    for (const { name, meaning } of found.parameters) {
      expect(meaning.split(' ').length, name).toBeGreaterThan(7);
      expect(meaning, name).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('the words for differences', () => {
  it('are about parameters that exist', () => {
    const keys = new Set(all.map(({ key }) => key));
    expect(Object.keys(meanings).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('fall back to what the parameter decides', () => {
    const parameter = all.find(({ key }) => key === 'network.floatingPointUpdates.delay');
    const changed = { ...testnet, parameters: { ...testnet.parameters, 'network.floatingPointUpdates.delay': '99h' } };
    const entry = networkDifferences(parameter ? [parameter] : [], mainnet, changed).parameters[0];
    expect(parameter?.description.startsWith(entry?.meaning.slice(0, 20) ?? 'x')).toBe(true);
  });
});
