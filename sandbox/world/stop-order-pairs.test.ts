import { expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, quietWorld } from '../testing/quiet-world.ts';
import { at } from './market-facts.ts';
import { cancelStopOrders, submitStopOrders, triggerStopOrders } from './stop-orders.ts';

/** Two stop orders of which the first to trigger ends the other. */

const definitions = await loadDefinitions();

it('a stop order that was cancelled stays so when the other of its pair triggers', () => {
  const world = quietWorld(definitions);
  limitOrder(world, 'a', ['buy', 1, 1000]);
  limitOrder(world, 'b', ['sell', 1, 1000]);
  const orderSubmission = {
    marketId: entityId('market'),
    side: 'SIDE_SELL',
    size: '1',
    type: 'TYPE_MARKET',
    timeInForce: 'TIME_IN_FORCE_IOC',
    reduceOnly: true,
  };
  submitStopOrders(world, 'a', {
    fallsBelow: { price: '900', orderSubmission },
    risesAbove: { price: '1000', orderSubmission },
  });
  const [falling = '', rising = ''] = world.trading.stopOrders.keys();
  cancelStopOrders(world, 'a', { stopOrderId: falling });
  triggerStopOrders(world);
  const status = (id: string): unknown => at(world.trading.stopOrders.get(id), 'stopOrder', 'status');
  expect([status(falling), status(rising)]).toEqual(['STATUS_CANCELLED', 'STATUS_TRIGGERED']);
});
