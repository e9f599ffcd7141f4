import type { GqlName } from '../types.ts';

/** Anchor of an element on its page: its name, `Order` or `Order.price`; of an argument `Query.asset.id`. */
export function anchor(name: GqlName): string {
  return name.replace('(', '.').replace(')', '');
}
