import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { epochSeconds, epochsIn, nextBlock } from './clock.ts';
import { save } from './order-states.ts';
import { maker, taker } from './traders.ts';
import type { Order } from './types.ts';
import type { World } from './world.ts';

/** Blocks, and the epochs that they end. */

const definitions = await loadDefinitions();
const start = 1_800_000_000_000;
let world: World;
beforeEach(() => {
  world = quietWorld(definitions, start);
  world.epochStarted = start;
  // The sandbox's own traders stay away.
  for (const { definition } of world.trading.markets.values()) definition['state'] = 'STATE_SUSPENDED';
});

/** Makes a block so many milliseconds after the start. */
function block(after: number): void {
  world.clock = () => start + after;
  nextBlock(world, () => 0.5);
}

describe('an epoch', () => {
  it('lasts a minute, and ends with the block that reaches it', () => {
    expect(epochSeconds).toBe(60);
    const { epoch, height } = world;
    block(59_999);
    expect([world.epoch, world.height, world.epochStarted]).toEqual([epoch, height + 1, start]);
    block(60_000);
    expect([world.epoch, world.height, world.epochStarted]).toEqual([epoch + 1, height + 2, start + 60_000]);
    expect(world.pastEpochs.get(epoch)).toEqual({
      start,
      end: start + 60_000,
      firstBlock: height,
      lastBlock: height + 2,
    });
    block(119_999);
    block(121_000);
    expect(world.pastEpochs.get(epoch + 1)).toEqual({
      start: start + 60_000,
      end: start + 121_000,
      firstBlock: height + 2,
      lastBlock: height + 4,
    });
  });

  it.each([
    [240, 30, 120],
    [5, 30, 2],
    [4, 1800, 4],
    [7, 25, 2],
    [60, 1, 1],
    [59, 1, 0],
  ])('in %i blocks that are %i s apart ends %i times', (blocks, seconds, epochs) => {
    expect(epochsIn(blocks, seconds)).toBe(epochs);
    const first = world.epoch;
    for (let count = 1; count <= blocks; count += 1) block(count * seconds * 1000);
    expect(world.epoch - first).toBe(epochs);
  });
});

describe('ended orders of the sandbox’s own parties', () => {
  const ended = (id: string, partyId: string, status = 'STATUS_CANCELLED'): void =>
    save(world, { id, partyId, status, marketId: marketOf(world).facts.id, expiresAt: '0', version: '1' } as Order);

  it('are kept two thousand, the latest of both, and those of others all', () => {
    const own = limitOrder(world, 'a', ['buy', 1, 1000]);
    ended('a of old', 'a');
    ended('lives', maker, 'STATUS_ACTIVE');
    for (let count = 0; count < 1001; count += 1) for (const party of [maker, taker]) ended(`${party} ${count}`, party);
    block(1);
    const known = [...world.trading.orders.keys()];
    expect(known).toHaveLength(2003);
    expect(known.slice(0, 5)).toEqual([own.id, 'a of old', 'lives', `${maker} 1`, `${taker} 1`]);
    expect(world.trading.orderVersions.has(`${maker} 0`)).toBe(false);
    expect(world.trading.orderVersions.has(`${maker} 1`)).toBe(true);
  });
});
