import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { loadParameters } from '../../reference/parameters/load-parameters.ts';
import { parameterRules } from './parameter-rules.ts';
import { keyProblem, parameterProblem } from './validate-parameter.ts';

const { parameters } = loadNetwork('mainnet');
const release = loadParameters(newestRelease);
const rules = parameterRules(release, parameters);

describe('the rules', () => {
  it('are those of every parameter of the release; six are deprecated and one is fixed', () => {
    expect(Object.keys(rules)).toHaveLength(171);
    const frozen = Object.entries(rules).filter(([, { frozen: why }]) => why !== undefined);
    expect(frozen.filter(([, { frozen: why }]) => why === 'deprecated').map(([key]) => key)).toEqual([
      'market.liquidity.targetstake.triggering.ratio',
      'market.stake.target.scalingFactor',
      'market.stake.target.timeWindow',
      'reward.staking.delegation.maxPayoutPerEpoch',
      'reward.staking.delegation.payoutDelay',
      'reward.staking.delegation.payoutFraction',
    ]);
    expect(frozen.filter(([, { frozen: why }]) => why === 'fixed').map(([key]) => key)).toEqual([
      'blockchains.ethereumConfig',
    ]);
  });

  it('let the present values of both networks stay', () => {
    for (const tree of ['mainnet', 'testnet'] as const) {
      const network = loadNetwork(tree).parameters;
      const own = parameterRules(release, network);
      const refused = Object.entries(network).flatMap(([key, value]) => {
        const problem = value === '' ? undefined : parameterProblem(own, key, value);
        return problem === undefined ? [] : [`${key} = ${value}: ${problem}`];
      });
      expect(refused, tree).toEqual([]);
    }
  });
});

describe('a key', () => {
  it.each([
    ['market.fee.factors.makerFee', undefined],
    ['market.fee.factors.makerfee', /no such parameter/],
    ['constructor', /no such parameter/],
    ['reward.staking.delegation.payoutDelay', /deprecated/],
    ['blockchains.ethereumConfig', /fixed/],
  ])('%s', (key, expected) => {
    const problem = keyProblem(rules, key);
    if (expected === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(expected);
  });
});

describe('a value', () => {
  it.each([
    ['market.fee.factors.makerFee', '0.0005', undefined],
    ['market.fee.factors.makerFee', '5e-4', undefined],
    ['market.fee.factors.makerFee', '1.1', 'This parameter has to be at most 1.'],
    ['market.fee.factors.makerFee', '5 %', 'This parameter is a decimal number, such as 0.05.'],
    ['governance.proposal.market.minClose', '48h', undefined],
    [
      'governance.proposal.market.minClose',
      '2 days',
      'This parameter is a duration: hours, minutes and seconds, such as 48h0m0s.',
    ],
    ['governance.proposal.market.minClose', '500ms', 'This parameter has to be at least 1s.'],
    ['governance.proposal.market.minClose', '0', 'This parameter has to be at least 1s.'],
    ['governance.proposal.market.minClose', '-48h', 'This parameter has to be at least 1s.'],
    ['governance.proposal.market.minClose', '+1.5h', undefined],
    [
      'governance.proposal.market.minClose',
      '1h 30m',
      'This parameter is a duration: hours, minutes and seconds, such as 48h0m0s.',
    ],
    ['governance.proposal.market.minClose', '8760h0m1s', 'This parameter has to be at most 8760h0m0s.'],
    ['governance.proposal.market.minProposerBalance', '1.5', 'This parameter is a whole number that is not negative.'],
    ['governance.proposal.market.minProposerBalance', '0', 'This parameter has to be at least 1.'],
    ['market.margin.scalingFactors', '{"search_level": 1.1', 'This parameter is a JSON object.'],
    [
      'market.margin.scalingFactors',
      '{"search_level": 1.1, "initial_margin": 1.5, "collateral_release": 1.7}',
      undefined,
    ],
    // Compared with the present value of the other one, 168 hours on mainnet.
    ['market.auction.minimumDuration', '23h', undefined],
    ['market.auction.maximumDuration', '10s', 'This parameter has to be more than 30s.'],
  ])('%s = %s', (key, value, expected) => {
    expect(parameterProblem(rules, key, value)).toBe(expected);
  });
});
