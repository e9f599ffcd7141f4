import type { Order } from './types.ts';
import type { World } from './world.ts';

const live = new Set(['STATUS_ACTIVE', 'STATUS_PARKED']);

/** Whether an order can still trade. */
export const isLive = ({ status }: Order): boolean => live.has(status);

/** Stores a state of an order and tells the streams. */
export function save(world: World, order: Order): void {
  world.trading.orders.set(order.id, order);
  const versions = world.trading.orderVersions.get(order.id) ?? [];
  const last = versions.at(-1);
  if (last && last.version === order.version) versions[versions.length - 1] = { ...order };
  else versions.push({ ...order });
  world.trading.orderVersions.set(order.id, versions);
  world.events.emit('order', { ...order });
}

/** Ends an order. */
export function end(world: World, order: Order, status: string, reason?: string): Order {
  const ended: Order = { ...order, status, updatedAt: world.now(), ...(reason ? { reason } : {}) };
  save(world, ended);
  return ended;
}
