import { expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { execute } from '../world/execute.ts';
import { walletKeys } from '../world/seed.ts';
import { trading } from './trading.ts';

const world = seededWorld(await loadDefinitions());
const party = walletKeys[0].publicKey;
const marketId = entityId('market');

const waiting = (filter: object): number => {
  const { orders } = trading['ListStopOrders']?.(world, { filter: { partyIds: [party], ...filter } }) as {
    orders: { edges: unknown[] };
  };
  return orders.edges.length;
};

it('stop orders that no longer wait are listed unless only live ones are asked for', () => {
  const before = [waiting({}), waiting({ liveOnly: true })];
  const sent = execute(world, party, {
    stopOrdersSubmission: {
      fallsBelow: {
        price: '1000000',
        orderSubmission: {
          marketId,
          side: 'SIDE_SELL',
          size: '1',
          type: 'TYPE_MARKET',
          timeInForce: 'TIME_IN_FORCE_IOC',
          reduceOnly: true,
        },
      },
    },
  });
  expect(sent.error).toBeUndefined();
  expect([waiting({}), waiting({ liveOnly: true })]).toEqual(before.map((count) => count + 1));
  execute(world, party, { stopOrdersCancellation: { marketId } });
  expect([waiting({}), waiting({ liveOnly: true })]).toEqual([(before[0] ?? 0) + 1, 0]);
});
