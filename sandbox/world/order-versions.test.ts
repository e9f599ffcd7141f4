import { expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, quietWorld } from '../testing/quiet-world.ts';
import { amendOrder, cancelOrders } from './amend-cancel.ts';

/** The versions of an order: each with the last that happened to it. */

const definitions = await loadDefinitions();

it('an order has a version for each amendment, and no more for what else happens to it', () => {
  const world = quietWorld(definitions);
  const { id } = limitOrder(world, 'a', ['buy', 10, 1000]);
  const versions = (): unknown[] =>
    (world.trading.orderVersions.get(id) ?? []).map(({ version, remaining, status }) => [version, remaining, status]);
  expect(versions()).toEqual([['1', '10', 'STATUS_ACTIVE']]);
  limitOrder(world, 'b', ['sell', 1, 1000]);
  expect(versions()).toEqual([['1', '9', 'STATUS_ACTIVE']]);
  amendOrder(world, 'a', { orderId: id, size: '8' });
  limitOrder(world, 'b', ['sell', 2, 1000]);
  amendOrder(world, 'a', { orderId: id, size: '20' });
  cancelOrders(world, 'a', { orderId: id });
  expect(versions()).toEqual([
    ['1', '9', 'STATUS_ACTIVE'],
    ['2', '5', 'STATUS_ACTIVE'],
    ['3', '17', 'STATUS_CANCELLED'],
  ]);
});
