import { fromJson } from '@bufbuild/protobuf';
import { beforeAll, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { valuesAt } from './values-at.ts';

let at: ReturnType<typeof valuesAt>;
beforeAll(async () => {
  const { registry } = await loadDescriptors(newestRelease);
  const type = registry.getMessage('vega.commands.v1.BatchMarketInstructions');
  if (!type) throw new Error('BatchMarketInstructions is not defined');
  const falls = { price: '90', orderSubmission: { marketId: 'm', side: 'SIDE_SELL' } };
  const batch = fromJson(type, {
    submissions: [{ price: '1', size: '7' }, { price: '2' }],
    stopOrdersSubmission: [{ fallsBelow: falls }],
  });
  at = valuesAt(type, batch);
});

it('finds one value for each item of a list', () => {
  expect(at('submissions[*].price')).toMatchObject([{ value: '1' }, { value: '2' }]);
  expect(at('amendments[*].price')).toEqual([]);
});

it('finds lists, messages, enum names and the member of a oneof', () => {
  expect(at('submissions')).toEqual([{ kind: 'list', length: 2 }]);
  expect(at('stop_orders_submission[*].rises_above')).toEqual([{ kind: 'absent' }]);
  expect(at('stop_orders_submission[*].falls_below')).toEqual([{ kind: 'message' }]);
  expect(at('stop_orders_submission[*].falls_below.order_submission.side')).toMatchObject([{ value: 'SIDE_SELL' }]);
  expect(at('stop_orders_submission[*].falls_below.trigger')).toEqual([{ kind: 'case', name: 'price' }]);
});

it('tells a default from a given value, and knows no path that the message lacks', () => {
  expect(at('submissions[*].size')).toMatchObject([{ given: true }, { given: false }]);
  expect(at('orders')).toBeUndefined();
});
