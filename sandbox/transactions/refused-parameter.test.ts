import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadParameters } from '../../reference/parameters/load-parameters.ts';
import { parameterCheck } from './refused-parameter.ts';

const check = parameterCheck({ parameters: loadParameters(newestRelease) });
const propose = (key: string): string | undefined =>
  check({ proposalSubmission: { terms: { updateNetworkParameter: { changes: { key, value: '1' } } } } });

describe('a proposal for a network parameter', () => {
  it.each([
    ['market.fee.factors.makerfee', 'unknown key'],
    [
      'market.liquidity.targetstake.triggering.ratio',
      'network parameter has been deprecated: market.liquidity.targetstake.triggering.ratio',
    ],
    ['market.stake.target.timeWindow', 'network parameter has been deprecated: market.stake.target.timeWindow'],
    ['blockchains.ethereumConfig', 'network parameter update disabled for blockchains.ethereumConfig'],
  ])('%s is refused by the node: %s', (key, reason) => {
    expect(propose(key)).toBe(reason);
  });

  it('passes with a parameter that a vote may set, and other commands pass too', () => {
    expect(propose('market.fee.factors.makerFee')).toBeUndefined();
    expect(check({ proposalSubmission: { terms: { newFreeform: {} } } })).toBeUndefined();
    expect(check({ voteSubmission: { proposalId: 'a', value: 'VALUE_YES' } })).toBeUndefined();
  });
});
