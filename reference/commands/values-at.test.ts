import { fromJson, type DescMessage, type Message } from '@bufbuild/protobuf';
import { beforeAll, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { valuesAt } from './values-at.ts';

let type: DescMessage;
let batch: Message;
beforeAll(async () => {
  const { registry } = await loadDescriptors(newestRelease);
  const found = registry.getMessage('vega.commands.v1.BatchMarketInstructions');
  if (!found) throw new Error('BatchMarketInstructions is not defined');
  type = found;
  const falls = { price: '90', orderSubmission: { marketId: 'm', side: 'SIDE_SELL' } };
  batch = fromJson(type, {
    submissions: [{ price: '1', size: '7' }, { price: '2' }],
    stopOrdersSubmission: [{ fallsBelow: falls }],
  });
});

it('finds one value for each item of a list', () => {
  expect(valuesAt(type, batch, 'submissions[*].price')).toMatchObject([{ value: '1' }, { value: '2' }]);
  expect(valuesAt(type, batch, 'amendments[*].price')).toEqual([]);
});

it('finds lists, messages, enum names and the member of a oneof', () => {
  expect(valuesAt(type, batch, 'submissions')).toEqual([{ kind: 'list', length: 2 }]);
  expect(valuesAt(type, batch, 'stop_orders_submission[*].rises_above')).toEqual([{ kind: 'absent' }]);
  expect(valuesAt(type, batch, 'stop_orders_submission[*].falls_below')).toEqual([{ kind: 'message' }]);
  expect(valuesAt(type, batch, 'stop_orders_submission[*].falls_below.order_submission.side')).toMatchObject([
    { value: 'SIDE_SELL' },
  ]);
  expect(valuesAt(type, batch, 'stop_orders_submission[*].falls_below.trigger')).toEqual([
    { kind: 'case', name: 'price' },
  ]);
});

it('tells a default from a given value, and knows no path that the message lacks', () => {
  expect(valuesAt(type, batch, 'submissions[*].size')).toMatchObject([{ given: true }, { given: false }]);
  expect(valuesAt(type, batch, 'orders')).toBeUndefined();
});
