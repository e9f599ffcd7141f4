import { expect, it } from 'vitest';
import { namesByTwin } from './names-by-twin.ts';

it('lists what mirrors a protobuf element, without arguments', () => {
  const twins = new Map([
    ['Order', 'vega.Order'],
    ['OrderUpdate', 'vega.Order'],
    ['Query.orders(id)', 'api.Request.id'],
  ]);
  expect([...namesByTwin({ twins })]).toEqual([['vega.Order', ['Order', 'OrderUpdate']]]);
});
