import { expect, it } from 'vitest';
import { twinsOf } from './twins-of.ts';

it('lists what mirrors a protobuf element and where it stands, without arguments', () => {
  const twins = new Map([
    ['Order', 'vega.Order'],
    ['OrderUpdate', 'vega.Order'],
    ['Query.orders(id)', 'api.Request.id'],
  ]);
  const routes = new Map([...twins.keys()].map((name) => [name, `/x#${name}`]));
  expect([...twinsOf({ twins }, routes)]).toEqual([
    [
      'vega.Order',
      [
        { name: 'Order', route: '/x#Order' },
        { name: 'OrderUpdate', route: '/x#OrderUpdate' },
      ],
    ],
  ]);
});
