import type { OpenRpcMethod } from './types.ts';

/** The JSON-RPC request and response of a method's first example. */
export function exampleExchange(method: OpenRpcMethod): { readonly request: object; readonly response: object } {
  const [example] = method.examples;
  const params = Object.fromEntries((example?.params ?? []).map(({ name, value }) => [name, value]));
  const result = example?.result.value ?? null;
  return {
    request: {
      jsonrpc: '2.0',
      id: '1',
      method: method.name,
      ...(Object.keys(params).length > 0 ? { params } : {}),
    },
    // The wallet leaves the member out when there is nothing to return.
    response: { jsonrpc: '2.0', ...(result === null ? {} : { result }), id: '1' },
  };
}
