import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { usedBy } from './used-by.ts';

it('finds fields, arguments, input fields and unions', () => {
  const uses = usedBy(
    buildSchema(`
      type Query { orders(filter: Filter, side: Side): [Order!]! }
      type Order { side: Side! }
      type Trade { order: Order }
      union Event = Order | Trade
      input Filter { sides: [Side!] }
      enum Side { BUY }
    `),
  );
  expect(uses.get('Order')).toEqual(['Query.orders', 'Trade.order', 'Event']);
  expect(uses.get('Side')).toEqual(['Query.orders(side)', 'Order.side', 'Filter.sides']);
  expect(uses.get('Filter')).toEqual(['Query.orders(filter)']);
  expect(uses.get('Query')).toBeUndefined();
});
