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

it.each([
  ...['1', 't', 'T', 'true', 'True', 'TRUE'].map((text) => [text, true] as const),
  ...['0', 'f', 'F', 'false', 'False', 'FALSE'].map((text) => [text, false] as const),
])('reads %s as %s', (text, value) => {
  expect(read(`filter.liveOnly=${text}`)).toEqual({ filter: { liveOnly: value } });
});

it.each(['2', 'tRUE', 'yes', ''])('takes "%s" for no truth value', (text) => {
  expect(() => read(`filter.liveOnly=${text}`)).toThrow(
    `type mismatch, parameter: filter.liveOnly, error: parsing "${text}": invalid syntax`,
  );
});

it.each([
  ['pagination.first', -(2n ** 31n), 2n ** 31n - 1n],
  ['filter.dateRange.startTimestamp', -(2n ** 63n), 2n ** 63n - 1n],
])('takes for %s what its type holds', (name, least, most) => {
  for (const fits of [least, most]) expect(() => read(`${name}=${fits}`)).not.toThrow();
  for (const outside of [least - 1n, most + 1n])
    expect(() => read(`${name}=${outside}`)).toThrow(`error: parsing "${outside}": value out of range`);
});

it.each([
  ['uint32', 0n, 2n ** 32n - 1n],
  ['uint64', 0n, 2n ** 64n - 1n],
])('takes for a parameter of the type %s what that holds', (type, least, most) => {
  const [found] = model.operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.type.name === type)
      .map(({ name }) => ({ operation, name })),
  );
  if (found === undefined) throw new Error(`No operation has a parameter of ${type}.`);
  const { operation, name } = found;
  const variables = Object.fromEntries(
    operation.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => [parameter.name, '1']),
  );
  const asked = (value: bigint): unknown =>
    readRequest(model, operation, variables, new URLSearchParams({ [name]: String(value) }));
  for (const fits of [least, most]) expect(() => asked(fits)).not.toThrow();
  for (const outside of [least - 1n, most + 1n]) expect(() => asked(outside)).toThrow('value out of range');
});
