import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { delegate, delegationsIn, delegationsOf, undelegate } from './staking.ts';
import type { World } from './world.ts';

/** What is nominated, and from which epoch on. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  for (const id of ['n1', 'n2']) world.staking.nodes.set(id, { id });
  world.staking.stake.set('a', 10n);
  world.epoch = 5;
});
const amounts = (epoch: number): unknown[] =>
  delegationsIn(world, epoch).map(({ nodeId, amount, epochSeq }) => [nodeId, amount, epochSeq]);
const give = (nodeId: string, amount: number): void => delegate(world, 'a', { nodeId, amount: String(amount) });

describe('a nomination', () => {
  it('may be all of the stake, over all nodes, and not one unit more', () => {
    give('n1', 4);
    expect(() => give('n2', 7)).toThrow('insufficient balance for delegation');
    give('n2', 6);
    expect(() => give('n1', 1)).toThrow('insufficient balance for delegation');
    expect(amounts(6)).toEqual([
      ['n1', '4', '6'],
      ['n2', '6', '6'],
    ]);
  });

  it('is for nodes that there are', () => {
    expect(() => give('n3', 1)).toThrow('invalid node ID');
    expect(() => undelegate(world, 'a', { nodeId: 'n3' })).toThrow('invalid node ID');
  });

  it('holds from the next epoch on, of which the network knows, and not of the one after', () => {
    give('n1', 4);
    expect([5, 6, 7].map(amounts)).toEqual([[], [['n1', '4', '6']], []]);
    world.epoch = 6;
    give('n1', 2);
    expect([5, 6, 7, 8].map(amounts)).toEqual([[], [['n1', '4', '6']], [['n1', '6', '7']], []]);
    world.epoch = 4;
    expect(delegationsOf(world, 'a')).toEqual([]);
  });

  it('is told with nothing in the epoch in which it ends, and no more after that; a single unit is told on', () => {
    give('n1', 4);
    give('n2', 1);
    world.epoch = 6;
    undelegate(world, 'a', { nodeId: 'n1' });
    world.epoch = 9;
    expect([6, 7, 8].map(amounts)).toEqual([
      [
        ['n1', '4', '6'],
        ['n2', '1', '6'],
      ],
      [
        ['n1', '0', '7'],
        ['n2', '1', '7'],
      ],
      [['n2', '1', '8']],
    ]);
  });

  it('is taken back up to what is there', () => {
    give('n1', 4);
    expect(() => undelegate(world, 'a', { nodeId: 'n1', amount: '5' })).toThrow(
      'incorrect token amount for undelegation',
    );
    undelegate(world, 'a', { nodeId: 'n1', amount: '3' });
    expect(amounts(6)).toEqual([['n1', '1', '6']]);
    undelegate(world, 'a', { nodeId: 'n1', amount: '1' });
    expect(amounts(6)).toEqual([['n1', '0', '6']]);
  });
});
