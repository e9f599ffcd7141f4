import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { checkQuery, mostFields, type QueryRequest } from './check-query.ts';

const {
  graphql: { schema },
} = await loadDefinitions();
/** Status of a refusal with what is said of it, or what is run. */
function checked(request: QueryRequest, method: 'GET' | 'POST' | 'WebSocket' = 'POST'): unknown {
  const found = checkQuery(schema, request, method);
  if (!('error' in found)) return [found.operationName, found.variableValues];
  const { status, error } = found;
  return [status, error.message || error.extensions['sandbox']];
}

describe('a query', () => {
  const two = 'query A { epoch { id } } query B { epoch { id } }';

  it('is run as it is named', () => {
    expect(checked({ query: '{ epoch { id } }' })).toEqual([undefined, {}]);
    expect(checked({ query: two, operationName: 'B' })).toEqual(['B', {}]);
    expect(checked({ query: '{ epoch { id } }', operationName: '', variables: [] })).toEqual([undefined, {}]);
    const query = 'query ($id: ID!) { market(id: $id) { id } }';
    expect(checked({ query, variables: { id: 'a' } })).toEqual([undefined, { id: 'a' }]);
  });

  it.each([
    [{}, 'The request has no query.'],
    [{ query: 5 }, 'The request has no query.'],
    [{ query: '{' }, 'Syntax Error: Expected Name, found <EOF>.'],
    [{ query: '{ nonsense }' }, 'Cannot query field "nonsense" on type "Query".'],
    [{ query: two }, 'The operation to run is not named, or not in the query.'],
    [{ query: two, operationName: 'C' }, 'The operation to run is not named, or not in the query.'],
    [
      { query: 'query ($id: ID!) { market(id: $id) { id } }' },
      'Variable "$id" of required type "ID!" was not provided.',
    ],
  ])('%j is refused before it runs', (request, reason) => {
    expect(checked(request)).toEqual([422, reason]);
  });

  it('of a subscription comes over a WebSocket', () => {
    const request = { query: 'subscription { busEvents(types: [TimeUpdate], batchSize: 0) { type } }' };
    expect(checked(request, 'GET')).toEqual([406, 'A subscription is asked for over a WebSocket.']);
    for (const method of ['POST', 'WebSocket'] as const) expect(checked(request, method)).toEqual([undefined, {}]);
  });
});

describe('the size of a query', () => {
  const fields = (count: number): string =>
    `{ epoch { ${Array.from({ length: count - 1 }, (_, index) => `f${index}: id`).join(' ')} } }`;

  it('is at most so many fields as the release takes', () => {
    expect(mostFields).toBe(3750);
    expect(checked({ query: fields(3750) })).toEqual([undefined, {}]);
    expect(checked({ query: fields(3751) })).toEqual([200, 'The query names 3751 fields; the limit is 3750.']);
  });

  it('is what its answer could hold', () => {
    const pages = (first: number): string =>
      `{ marketsConnection(pagination: {first: ${first}}) { edges { node { id } } } }`;
    expect(checked({ query: pages(3333) })).toEqual([undefined, {}]);
    expect(checked({ query: pages(3334) })).toEqual([
      200,
      'This sandbox does not run the query: with lists inside lists its answer could hold about 10,003 values, more than 10,000. Ask for smaller pages, or nest fewer lists.',
    ]);
  });
});
