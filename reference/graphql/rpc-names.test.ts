import { parse, Source, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { elements } from './elements.ts';
import type { ProtoIndex } from './proto-index.ts';
import { rpcNames } from './rpc-names.ts';

const proto: ProtoIndex = {
  find: (name) =>
    name.startsWith('api.')
      ? ({ kind: 'rpc', name: name.slice(4) } as unknown as ReturnType<ProtoIndex['find']>)
      : undefined,
  comment: () => '',
  names: () => [],
};

it('prefers queries, and connections for rpcs that list', () => {
  const sdl = `
    type Party { ordersConnection: OrderConnection assets: AssetsConnection }
    type Query { orderByReference: Order! assetsConnection: AssetsConnection! asset: Asset }
  `;
  const types = parse(new Source(sdl)).definitions as readonly TypeDefinitionNode[];
  const all = elements([{ domain: 'a', file: 'a.graphql', document: parse(sdl), types }]);
  const twins = new Map([
    ['Party.ordersConnection', 'api.ListOrders'],
    ['Party.assets', 'api.ListAssets'],
    ['Query.orderByReference', 'api.ListOrders'],
    ['Query.assetsConnection', 'api.ListAssets'],
    ['Query.asset', 'api.GetAsset'],
  ]);
  expect(Object.fromEntries(rpcNames(all, twins, proto))).toEqual({
    ListOrders: 'Party.ordersConnection',
    ListAssets: 'Query.assetsConnection',
    GetAsset: 'Query.asset',
  });
});
