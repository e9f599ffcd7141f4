import { describe, expect, it } from 'vitest';
import { exampleValues, pageRequest, programRequest } from './build-request.ts';
import type { FormField, OperationForm } from './protocol.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  in: 'query',
  kind: 'text',
  type: 'string',
  required: false,
  repeated: false,
  deprecated: false,
  values: [],
  choices: [],
  example: undefined,
  ...more,
});
const form = (fields: readonly FormField[], more: Partial<OperationForm> = {}): OperationForm => ({
  operation: 'TradingDataService_Any',
  title: 'Any',
  service: 'data-v2',
  method: 'GET',
  path: '/api/v2/any',
  delivery: 'json',
  requestOverConnection: false,
  fields,
  body: undefined,
  fileName: 'any.json',
  ...more,
});

describe('a request in the path and the query', () => {
  const asked = form([field('id', { in: 'path', example: 'x' }), field('all'), field('side')], {
    path: '/api/v2/any/{id}',
  });

  it('has what was entered, several values several times, and nothing for what was left out', () => {
    expect(pageRequest(asked, { id: ['a b/c!'], all: ['1', '', '2'], side: [''] })).toEqual({
      operation: 'TradingDataService_Any',
      path: '/api/v2/any/a%20b%2Fc%21?all=1&all=2',
      body: undefined,
    });
    expect(pageRequest(asked, { id: ['a'] }).path).toBe('/api/v2/any/a');
    expect(pageRequest(asked, {}).path).toBe('/api/v2/any/');
  });

  it('begins with the values of the example', () => {
    expect(exampleValues(asked)).toEqual({ id: ['x'] });
  });

  it('is the same for programs, from the address of a node', () => {
    expect(programRequest(asked, { id: ['a'], all: ['1'] }, 'http://node')).toEqual({
      method: 'GET',
      url: 'http://node/api/v2/any/a',
      query: [['all', '1']],
      body: undefined,
      delivery: 'json',
      requestOverConnection: false,
      fileName: 'any.json',
    });
  });

  it('takes a body along, for programs as JSON', () => {
    const sent = form([], { method: 'POST', body: '{"tx":1}' });
    expect(pageRequest(sent, {}).body).toBe('{"tx":1}');
    expect(pageRequest(sent, {}, '{').body).toBe('{');
    expect(programRequest(sent, {}, 'http://node').body).toEqual({ tx: 1 });
    expect(() => programRequest(sent, {}, 'http://node', '{')).toThrow(SyntaxError);
  });
});

describe('the first message of a connection', () => {
  const inMessage = (name: string, more: Partial<FormField> = {}): FormField => field(name, { in: 'message', ...more });
  const streamed = form(
    [
      inMessage('filter.ids', { repeated: true }),
      inMessage('filter.live', { kind: 'boolean', type: 'bool' }),
      inMessage('count', { kind: 'integer', type: 'int32' }),
      inMessage('height', { kind: 'integer', type: 'uint64' }),
      inMessage('share', { kind: 'number', type: 'double' }),
      inMessage('note'),
    ],
    { requestOverConnection: true },
  );
  const message = (values: Readonly<Record<string, readonly string[]>>): unknown =>
    JSON.parse(pageRequest(streamed, values).body ?? 'null');

  it('nests its members, each as its type is written, and has none for what was left out', () => {
    expect(
      message({
        'filter.ids': ['a', 'b'],
        'filter.live': ['false'],
        count: ['-1234567890'],
        height: ['5'],
        share: ['0.5'],
        note: [''],
      }),
    ).toEqual({
      filter: { ids: ['a', 'b'], live: false },
      count: -1234567890,
      height: '5',
      share: 0.5,
    });
    expect(message({})).toEqual({});
    expect(message({ 'filter.live': ['true'], note: ['first', 'second'] })).toEqual({
      filter: { live: true },
      note: 'first',
    });
  });

  it('leaves what is no number or truth value a text, for the network to refuse', () => {
    expect(message({ 'filter.live': ['maybe'], count: ['12345678901'], share: ['half'] })).toEqual({
      filter: { live: 'maybe' },
      count: '12345678901',
      share: 'half',
    });
    expect(message({ count: ['1.5'] })).toEqual({ count: '1.5' });
  });
});
