import { expect, it } from 'vitest';
import { loadDefinitions } from './definitions.ts';
import { fullJson } from './gateway-json.ts';

const { model } = await loadDefinitions();

it('what is not set stands in a full answer as the gateway writes it, by its type', () => {
  expect(fullJson(model, 'vega.Order', { id: 'a' })).toMatchObject({
    id: 'a',
    price: '',
    side: 'SIDE_UNSPECIFIED',
    size: '0',
    postOnly: false,
    createdAt: '0',
    peggedOrder: null,
  });
  expect(fullJson(model, 'vega.PriceMonitoringParameters', {})).toEqual({ triggers: [] });
});

it('a member that no field has is a mistake of the sandbox', () => {
  expect(() => fullJson(model, 'vega.Order', { colour: 'red' })).toThrow('vega.Order has no member colour');
});
