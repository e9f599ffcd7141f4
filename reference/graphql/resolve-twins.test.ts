import { parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { elements } from './elements.ts';
import type { ProtoIndex } from './proto-index.ts';
import { resolveTwins } from './resolve-twins.ts';
import type { TypeDefinitionNode } from 'graphql';

const kinds: Record<string, string> = {
  'vega.Order': 'message',
  'vega.Order.party_id': 'field',
  'vega.Order.price': 'field',
  'vega.Order.reason': 'field',
  'vega.Side': 'enum',
  'vega.Side.SIDE_BUY': 'enum_value',
  'api.Service.GetOrder': 'rpc',
  'api.GetOrderRequest.order_id': 'field',
};

const proto: ProtoIndex = {
  find: (name) => {
    const kind = kinds[name];
    return kind
      ? ({ kind, input: { typeName: 'api.GetOrderRequest' } } as unknown as ReturnType<ProtoIndex['find']>)
      : undefined;
  },
  comment: () => '',
  names: () => Object.keys(kinds),
};

function twinsOf(sdl: string): Record<string, string> {
  const document = parse(new Source(sdl, 'orders.graphql'));
  const types = document.definitions as readonly TypeDefinitionNode[];
  return Object.fromEntries(
    resolveTwins(elements([{ domain: 'orders', file: 'orders.graphql', document, types }]), proto),
  );
}

describe('resolveTwins', () => {
  it('links fields and values of the same name without a word', () => {
    const twins = twinsOf(
      'type Order @twin(of: "vega.Order") { partyId: ID! price: String! extra: String } enum Side @twin(of: "vega.Side") { SIDE_BUY }',
    );
    expect(twins).toEqual({
      Order: 'vega.Order',
      'Order.partyId': 'vega.Order.party_id',
      'Order.price': 'vega.Order.price',
      Side: 'vega.Side',
      'Side.SIDE_BUY': 'vega.Side.SIDE_BUY',
    });
  });

  it('follows a name within the message and a full name elsewhere', () => {
    const twins = twinsOf(
      'type Order @twin(of: "vega.Order") { why: String @twin(of: "reason") } type Other { price: String @twin(of: "vega.Order.price") }',
    );
    expect(twins['Order.why']).toBe('vega.Order.reason');
    expect(twins['Other.price']).toBe('vega.Order.price');
  });

  it('takes the arguments of a field that calls an rpc for fields of the request', () => {
    const twins = twinsOf(
      'type Query { order(orderId: ID!, id: ID @twin(of: "order_id")): Int @twin(of: "api.Service.GetOrder") }',
    );
    expect(twins['Query.order']).toBe('api.Service.GetOrder');
    expect(twins['Query.order(orderId)']).toBe('api.GetOrderRequest.order_id');
    expect(twins['Query.order(id)']).toBe('api.GetOrderRequest.order_id');
  });

  it('lets an element have no twin', () => {
    expect(twinsOf('type Order @twin(of: "vega.Order") { price: String @twin(of: "-") }')).toEqual({
      Order: 'vega.Order',
    });
  });

  it('names file, line and a near match when a twin does not exist', () => {
    const sdl = 'type Order @twin(of: "vega.Order") {\n  cost: String @twin(of: "prise")\n}';
    expect(() => twinsOf(sdl)).toThrow(
      /^orders\.graphql:2: Order\.cost is linked to vega\.Order\.prise[^]*"vega\.Order\.price"/,
    );
  });
});
