import { describe, expect, it } from 'vitest';
import { parametersOf } from './parameters.ts';
import type { Field, FieldType, MessageType } from './types.ts';

function field(protoName: string, type: FieldType, more: Partial<Field> = {}): Field {
  const jsonName = protoName.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    name: `a.Request.${protoName}`,
    protoName,
    jsonName,
    number: 1,
    type,
    repeated: false,
    optional: false,
    oneof: undefined,
    required: false,
    deprecated: false,
    description: '',
    ...more,
  };
}

function message(name: string, fields: readonly Field[]): MessageType {
  return {
    kind: 'message',
    name,
    title: name,
    file: 'a.proto',
    fields,
    oneofs: [],
    description: '',
    deprecated: false,
  };
}

const text: FieldType = { kind: 'scalar', name: 'string' };
const inner = (name: string): FieldType => ({ kind: 'message', name });

describe('parametersOf', () => {
  const page = message('a.Page', [field('first', text), field('newest_first', text)]);
  const self = message('a.Self', [field('self', inner('a.Self')), field('name', text)]);
  const messages = new Map([page, self].map((type) => [type.name, type]));
  const of = (fields: readonly Field[], path: readonly string[] = []) =>
    parametersOf(message('a.Request', fields), path, (name) => messages.get(name));

  it('takes path variables first and requires them', () => {
    const parameters = of([field('limit', text), field('order_id', text)], ['order_id']);
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['orderId', 'path', true],
      ['limit', 'query', false],
    ]);
  });

  it('writes members of messages with dots', () => {
    expect(of([field('pagination', inner('a.Page'))]).map(({ name }) => name)).toEqual([
      'pagination.first',
      'pagination.newestFirst',
    ]);
  });

  it('leaves out what a query cannot hold: maps, lists of messages, messages within themselves', () => {
    const map: FieldType = { kind: 'map', key: 'string', value: text };
    expect(of([field('filters', map), field('pages', inner('a.Page'), { repeated: true })])).toEqual([]);
    expect(of([field('it', inner('a.Self'))]).map(({ name }) => name)).toEqual(['it.name']);
  });

  it('repeats lists of plain values', () => {
    expect(of([field('ids', text, { repeated: true })])[0]).toMatchObject({ name: 'ids', repeated: true });
  });
});
