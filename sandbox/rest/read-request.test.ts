import { expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { buildModel } from '../../reference/model/model.ts';
import { readRequest } from './read-request.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));

function read(query: string): unknown {
  const operation = model.operations.find(({ id }) => id === 'TradingDataService_ListOrders');
  return operation && readRequest(model, operation, {}, new URLSearchParams(query));
}

it('nests, repeats and types what the query says', () => {
  expect(
    read(
      'filter.marketIds=a&filter.marketIds=b&filter.liveOnly=true&pagination.first=5&filter.dateRange.startTimestamp=17&filter.statuses=STATUS_ACTIVE&unknown=1',
    ),
  ).toEqual({
    filter: { marketIds: ['a', 'b'], liveOnly: true, dateRange: { startTimestamp: '17' }, statuses: ['STATUS_ACTIVE'] },
    pagination: { first: 5 },
  });
});

it('takes the spelling of the .proto file and enum numbers too', () => {
  expect(read('filter.party_ids=p&filter.statuses=1')).toEqual({
    filter: { partyIds: ['p'], statuses: ['STATUS_ACTIVE'] },
  });
});

it.each([
  ['pagination.first=many', 'type mismatch, parameter: pagination.first, error: parsing "many": invalid syntax'],
  [
    'pagination.first=3000000000',
    'type mismatch, parameter: pagination.first, error: parsing "3000000000": value out of range',
  ],
  ['filter.liveOnly=perhaps', 'type mismatch, parameter: filter.liveOnly, error: parsing "perhaps": invalid syntax'],
  ['filter.statuses=OPEN', 'type mismatch, parameter: filter.statuses, error: OPEN is not valid'],
])('refuses %s', (query, message) => {
  expect(() => read(query)).toThrow(message);
});
