import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions, type Definitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { execute } from './execute.ts';
import { walletKeys } from './seed.ts';
import type { JsonObject, Order } from './types.ts';
import type { World } from './world.ts';

/** What happens to an order that cannot be amended as asked: nothing. */

const party = walletKeys[0].publicKey;
const marketId = entityId('market');
let definitions: Definitions;
let world: World;

beforeAll(async () => {
  definitions = await loadDefinitions();
});
beforeEach(() => {
  world = seededWorld(definitions);
});

function rest(more: JsonObject = {}): Order {
  execute(world, party, {
    orderSubmission: {
      marketId,
      side: 'SIDE_BUY',
      price: '2000000',
      size: '10',
      type: 'TYPE_LIMIT',
      timeInForce: 'TIME_IN_FORCE_GTC',
      reference: 'amended',
      ...more,
    },
  });
  const order = [...world.trading.orders.values()].find(({ reference }) => reference === 'amended');
  if (!order) throw new Error('The sandbox did not keep the order.');
  return { ...order };
}
const amend = ({ id }: Order, change: JsonObject): string | undefined =>
  execute(world, party, { orderAmendment: { marketId, orderId: id, ...change } }).error;

describe('an order that only posts', () => {
  it('keeps its price when the new one would trade', () => {
    const order = rest({ postOnly: true });
    expect(amend(order, { price: '9000000' })).toBe("couldn't insert order in book");
    expect(world.trading.orders.get(order.id)).toEqual(order);
    expect(
      world.trading.markets
        .get(marketId)
        ?.book.orders('SIDE_BUY')
        .some(({ id }) => id === order.id),
    ).toBe(true);
  });

  it('takes a new price at which it rests', () => {
    const order = rest({ postOnly: true });
    expect(amend(order, { price: '2000100' })).toBeUndefined();
    expect(world.trading.orders.get(order.id)).toMatchObject({
      price: '2000100',
      status: 'STATUS_ACTIVE',
      version: '2',
    });
  });
});

describe('a size that the party cannot pay the margin for', () => {
  it('is refused, and the order stays as it was', () => {
    const order = rest();
    expect(amend(order, { sizeDelta: '999999999999' })).toBe('margin check failed');
    expect(world.trading.orders.get(order.id)).toEqual(order);
  });
});
