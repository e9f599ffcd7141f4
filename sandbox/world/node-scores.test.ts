import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { nodesIn } from './nodes.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** The stakes and scores of nodes in numbers. */

const definitions = await loadDefinitions();
const names = [
  'reward.staking.delegation.minimumValidatorStake',
  'reward.staking.delegation.minValidators',
  'reward.staking.delegation.competitionLevel',
  'reward.staking.delegation.optimalStakeMultiplier',
  'network.validators.incumbentBonus',
] as const;
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  for (const name of names) world.governance.parameters.delete(name);
});

/** Nodes of which each operator nominates so much to its own. */
function nodes(...own: readonly number[]): void {
  own.forEach((amount, index) => {
    const [id, pubKey] = [`n${index}`, `k${index}`];
    world.staking.nodes.set(id, { id, pubKey });
    if (amount > 0)
      world.staking.delegations.push({ party: pubKey, nodeId: id, amount: String(amount), epochSeq: '1' });
  });
}
const scores = (kind: 'rankingScore' | 'rewardScore', epoch = world.epoch): JsonObject[] =>
  nodesIn(world, epoch).map((node) => node[kind] as JsonObject);

describe('a node', () => {
  it('has its own stake, that of others, and no intended stake', () => {
    nodes(5);
    world.staking.delegations.push({ party: 'a', nodeId: 'n0', amount: '3', epochSeq: '1' });
    expect(nodesIn(world, world.epoch)).toMatchObject([
      { stakedByOperator: '5', stakedByDelegates: '3', stakedTotal: '8', maxIntendedStake: '0', pendingStake: '0' },
    ]);
  });

  it('comes in the order of the ids', () => {
    for (const id of ['n2', 'n0', 'n1']) world.staking.nodes.set(id, { id, pubKey: id });
    expect(nodesIn(world, world.epoch).map(({ id }) => id)).toEqual(['n0', 'n1', 'n2']);
  });
});

describe('the performance', () => {
  const performance = (): unknown[] => scores('rankingScore').map(({ performanceScore }) => performanceScore);

  it('is whole with the least stake of its own, and none with one unit less', () => {
    world.governance.parameters.set(names[0], '5');
    nodes(5, 4, 6);
    expect(performance()).toEqual(['1', '0', '1']);
  });

  it('is whole without any where the network asks for none', () => {
    nodes(0, 5);
    expect(performance()).toEqual(['1', '1']);
  });
});

describe('the ranking', () => {
  it('is the share of the stake, to sixteen decimals', () => {
    nodes(1, 2);
    expect(scores('rankingScore')).toMatchObject([
      { stakeScore: '0.3333333333333333', rankingScore: '0.3333333333333333' },
      { stakeScore: '0.6666666666666667', rankingScore: '0.6666666666666667' },
    ]);
  });

  it('is rounded after the bonus', () => {
    world.governance.parameters.set(names[4], '0.05');
    nodes(1, 2);
    // 0.3333333333333333 × 1.05 is 0.349999999999999965, and 0.6666666666666667 × 1.05 is 0.700000000000000035.
    expect(scores('rankingScore').map((score) => score['rankingScore'])).toEqual(['0.35', '0.7']);
  });

  it('has the bonus of those who are there', () => {
    world.governance.parameters.set(names[4], '0.1');
    nodes(1, 3);
    expect(scores('rankingScore')).toMatchObject([
      { stakeScore: '0.25', rankingScore: '0.275' },
      { stakeScore: '0.75', rankingScore: '0.825' },
    ]);
  });
});

describe('the rewards', () => {
  it('come when the epoch is over', () => {
    nodes(1);
    expect(nodesIn(world, world.epoch)[0]).not.toHaveProperty('rewardScore');
    expect(nodesIn(world, world.epoch - 1)[0]).toHaveProperty('rewardScore');
  });

  it('are shared by what does not exceed the best stake', () => {
    // Of 6 among three the best stake is 2. The first one has 2 above it, and 2 above the multiple, which is 1: nothing is left.
    nodes(4, 1, 1);
    expect(scores('rewardScore', world.epoch - 1)).toMatchObject([
      { rawValidatorScore: '0', validatorScore: '0', normalisedScore: '0', multisigScore: '1' },
      { rawValidatorScore: '0.1666666666666667', normalisedScore: '0.5' },
      { rawValidatorScore: '0.1666666666666667', normalisedScore: '0.5' },
    ]);
  });

  it('follow the parameters', () => {
    // With a multiple of 2 only the 2 above the best stake do not count.
    world.governance.parameters.set('reward.staking.delegation.optimalStakeMultiplier', '2');
    nodes(4, 1, 1);
    const raw = (): unknown[] =>
      scores('rewardScore', world.epoch - 1).map(({ rawValidatorScore }) => rawValidatorScore);
    expect(raw()).toEqual(['0.3333333333333333', '0.1666666666666667', '0.1666666666666667']);
    // Six places: the best stake is 1, so that 3 are above it and 2 above twice of it.
    world.governance.parameters.set('reward.staking.delegation.minValidators', '6');
    expect(raw()).toEqual(['0', '0.1666666666666667', '0.1666666666666667']);
    // One and a half: three nodes count as two, and the best stake is 3.
    world.governance.parameters.set('reward.staking.delegation.minValidators', '1');
    world.governance.parameters.set('reward.staking.delegation.competitionLevel', '1.5');
    expect(raw()).toEqual(['0.5', '0.1666666666666667', '0.1666666666666667']);
  });
});
