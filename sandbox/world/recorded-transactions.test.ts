import { beforeEach, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { execute } from './execute.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** What the block explorer keeps of a transaction. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  world.height = 100;
});
const cancel = { orderCancellation: { orderId: '0'.repeat(64) } };
const last = (): JsonObject => world.transactions.at(-1) ?? {};

it('a transaction is in the block of now, was made for the one before, and is counted', () => {
  execute(world, 'a', { orderCancellation: {} });
  expect(last()).toMatchObject({
    block: '100',
    index: 0,
    code: 0,
    cursor: '100.0',
    submitter: 'a',
    command: { nonce: '1', blockHeight: '99', orderCancellation: {} },
    createdAt: '2027-01-15T08:00:00.000Z',
  });
  execute(world, 'a', { orderCancellation: {} });
  expect(last()).toMatchObject({ index: 1, cursor: '100.1', command: { nonce: '2' } });
});

it('a command that fails has the code of an internal error, and the reason', () => {
  execute(world, 'a', cancel);
  expect(last()).toMatchObject({ code: 70, error: 'unable to find the order in the market' });
});

it('the index goes up to 99', () => {
  for (let count = 0; count < 100; count += 1) execute(world, 'a', { orderCancellation: {} });
  expect(last()['index']).toBe(99);
  execute(world, 'a', { orderCancellation: {} });
  expect(last()['index']).toBe(0);
});
