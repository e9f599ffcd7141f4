import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { marketOf, quietWorld } from '../testing/quiet-world.ts';
import { World } from './world.ts';

/** A world before anything has happened. */

const definitions = await loadDefinitions();
const empty = (now: number): World => new World({ definitions, dayLasts: 10, clock: () => now });

describe('an empty world', () => {
  it('has the height and the epoch of the references’ examples', () => {
    const { height, epoch, epochStarted, epochFirstBlock } = empty(1_800_000_000_000);
    expect({ height, epoch, epochStarted, epochFirstBlock }).toEqual({
      height: 21_350_000,
      epoch: 560,
      epochStarted: 0,
      epochFirstBlock: 21_350_000,
    });
  });

  it('tells each time once: whole milliseconds, and a count of nanoseconds', () => {
    const world = empty(1_800_000_000_000);
    world.clock = () => 1_800_000_000_000.9;
    expect([world.now(), world.now(), world.now()]).toEqual([
      '1800000000000000001',
      '1800000000000000002',
      '1800000000000000003',
    ]);
  });

  it.each([
    [1_800_000_000_000, '000001a3185c5000'],
    [255, '00000000000000ff'],
  ])('that begins at %i has its ids from that time: the hash of %s', (now, digits) => {
    const id = createHash('sha3-256').update(Buffer.from(digits, 'hex')).digest('hex');
    expect(empty(now).newId()).toBe(id);
  });
});

describe('a new market', () => {
  it('has an empty book, no trade, and its price as the mark', () => {
    const { sequence, lastTrade, markPrice, drift } = marketOf(quietWorld(definitions));
    expect({ sequence, lastTrade, markPrice, drift }).toEqual({
      sequence: 0,
      lastTrade: undefined,
      markPrice: 2_650_000n,
      drift: 2_650_000,
    });
  });
});
