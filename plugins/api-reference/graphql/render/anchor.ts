import type { GqlName } from '../types.ts';

/**
 * Anchor of an element on its page: `Order` → `order`, `Order.price` → `order-price`, `Query.asset(id)` →
 * `query-asset-id`. Names of types differ in more than their case, so anchors of one page never meet.
 */
export function anchor(name: GqlName): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/-$/, '');
}
