import { expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { runBatch } from './batch.ts';
import type { JsonObject } from './types.ts';

/** A batch of market instructions: each entry by itself, and word of those that failed. */

const definitions = await loadDefinitions();
const submission = (price: number): JsonObject => ({
  marketId: entityId('market'),
  side: 'SIDE_BUY',
  price: String(price),
  size: '1',
  type: 'TYPE_LIMIT',
  timeInForce: 'TIME_IN_FORCE_GTC',
});
const nobody = '0'.repeat(64);

it('a batch of which nothing fails says nothing', () => {
  const world = quietWorld(definitions);
  limitOrder(world, 'a', ['buy', 1, 900]);
  expect(() => runBatch(world, 'a', { submissions: [submission(1000)] })).not.toThrow();
  expect(marketOf(world).book.best('SIDE_BUY')).toBe(1000n);
});

it('a batch of which one entry fails names it, and runs the others', () => {
  const world = quietWorld(definitions);
  limitOrder(world, 'a', ['buy', 1, 900]);
  const batch = { submissions: [{ ...submission(1000), marketId: nobody }, submission(1001)] };
  expect(() => runBatch(world, 'a', batch)).toThrow(/^submissions\[0\]: OrderError: Invalid Market ID$/);
  expect(marketOf(world).book.best('SIDE_BUY')).toBe(1001n);
});

it('a batch names all that fails, in the order in which it runs', () => {
  const world = quietWorld(definitions);
  const batch = {
    amendments: [{ orderId: nobody, size: '1' }],
    cancellations: [{ orderId: nobody }],
  };
  expect(() => runBatch(world, 'a', batch)).toThrow(
    /^cancellations\[0\]: unable to find the order in the market, amendments\[0\]: OrderError: Invalid Order ID$/,
  );
});
