import { describe, expect, it } from 'vitest';
import { elementAt, elements } from './element-kinds.ts';

describe('kinds of elements', () => {
  it.each([
    ['/api/rest/data-v2/trading-data-service-list-orders', 'operation'],
    ['/api/rest/overview', undefined],
    ['/api/graphql/queries#orders', 'query'],
    ['/api/graphql/subscriptions', 'subscription'],
    ['/api/graphql/objects-trading#Order', 'object'],
    ['/api/graphql/overview', undefined],
    ['/api/grpc/vega/api/v1/core.proto', 'method'],
    ['/api/grpc/vega/api/v1/core.proto#CoreService.ObserveEventBus', 'method'],
    ['/api/grpc/vega/vega.proto#Order.price', 'message'],
    ['/api/grpc/vega/commands/v1/commands.proto#OrderSubmission', 'command'],
    ['/api/bridge', undefined],
    ['/api/bridge/contracts', undefined],
    ['/api/bridge/contracts/ERC20_Bridge_Logic', 'contract'],
    ['/api/bridge/contracts/ERC20_Bridge_Logic#list_asset', 'function'],
    ['/api/bridge/contracts/ERC20_Bridge_Logic#event-Asset_Listed', 'event'],
    ['/api/bridge/contracts/ERC20_Bridge_Logic#events', 'contract'],
    ['/api/vega-wallet/reference/core/json-rpc#client.send_transaction', 'wallet'],
    ['/api/vega-wallet/reference/core/json-rpc-basics', undefined],
    ['/api/network-parameters#market.fee.factors.makerFee', 'parameter'],
    ['/api/errors#rule-x', 'error'],
    ['/node-operators/reference/commands-vega', 'command'],
    ['/concepts/governance', undefined],
  ])('%s is %s', (place, kind) => expect(elementAt(place)).toBe(kind));

  it('have signs that stay inside their square, each its own', () => {
    const icons = Object.values(elements).map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(icon).toMatch(/^M[\d.\sMmLlHhVvAaCcZz-]+$/);
  });
});
