import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { methodDefinition } from './method-definitions.ts';

const definitions = await loadDefinitions();
const definitionOf = (service: string, name: string): ReturnType<typeof methodDefinition> => {
  const method = definitions.descriptors.registry.getService(service)?.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`${service} has no ${name}.`);
  return methodDefinition(definitions, method);
};
const dataNode = 'datanode.api.v2.TradingDataService';

describe('an rpc for the gRPC server', () => {
  it.each([
    [dataNode, 'GetOrder', false, false],
    [dataNode, 'ObserveOrders', false, true],
    ['vega.api.v1.CoreService', 'ObserveEventBus', true, true],
  ])('%s/%s streams as the release says', (service, name, request, response) => {
    const { path, requestStream, responseStream, originalName } = definitionOf(service, name);
    expect([path, originalName]).toEqual([`/${service}/${name}`, name]);
    expect([requestStream, responseStream]).toEqual([request, response]);
  });

  it('reads what it writes, and takes no bytes for an empty message', () => {
    const { requestSerialize, requestDeserialize } = definitionOf(dataNode, 'GetOrder');
    expect(requestDeserialize(requestSerialize({ orderId: 'a', version: 2 }))).toEqual({ orderId: 'a', version: 2 });
    expect(requestDeserialize(Buffer.alloc(0))).toEqual({});
  });
});
