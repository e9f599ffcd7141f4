import { amendOrder, cancelOrders } from './amend-cancel.ts';
import { submitOrder } from './orders.ts';
import { cancelStopOrders, submitStopOrders } from './stop-orders.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/**
 * Runs a batchMarketInstructions: cancellations, amendments, submissions, stop orders, in this order. An entry that fails
 * does not stop the others.
 *
 * @throws Error that lists what failed
 */
export function runBatch(world: World, party: string, batch: JsonObject): void {
  const entries = (member: string): JsonObject[] => (batch[member] ?? []) as JsonObject[];
  // The ids of what is submitted are set aside before anything runs, two for each stop order.
  const orderIds = entries('submissions').map(() => world.newId());
  const stopOrderIds = entries('stopOrdersSubmission').flatMap(() => [world.newId(), world.newId()]);
  const parts: readonly (readonly [member: string, run: (command: JsonObject, index: number) => unknown])[] = [
    ['cancellations', (command) => cancelOrders(world, party, command)],
    ['amendments', (command) => amendOrder(world, party, command)],
    ['submissions', (command, index) => submitOrder(world, party, command, orderIds[index])],
    ['stopOrdersCancellation', (command) => cancelStopOrders(world, party, command)],
    [
      'stopOrdersSubmission',
      (command) => submitStopOrders(world, party, command, () => stopOrderIds.shift() ?? world.newId()),
    ],
  ];
  const errors = parts.flatMap(([member, run]) =>
    entries(member).flatMap((command, index) => {
      try {
        run(command, index);
        return [];
      } catch (error) {
        return [`${member}[${index}]: ${(error as Error).message}`];
      }
    }),
  );
  if (errors.length > 0) throw new Error(errors.join(', '));
}
