import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease } from '../../product.ts';
import { defaultOptions } from '../../sandbox/options.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { requestExample } from '../examples/operation-example.ts';
import { parameterExample } from '../examples/parameter-example.ts';
import { buildModel } from '../model/model.ts';
import { collectionsPart } from '../parts/collections-part.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}
interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {
    readonly method: string;
    readonly header: readonly Pair[];
    readonly url: {
      readonly raw: string;
      readonly path: readonly string[];
      readonly query?: readonly Pair[];
      readonly variable?: readonly Pair[];
    };
    readonly body?: { readonly raw: string };
  };
}

const root = process.cwd();
const model = buildModel(root, await loadDescriptors(newestRelease, root));
const files = new Map(
  collectionsPart(model, root)
    .downloads('mainnet', loadNetwork('mainnet'))
    .filter(({ file }) => file.includes('postman'))
    .map(({ file, content }) => [file.replace('api/collections/', ''), JSON.parse(String(content)) as unknown]),
);
const collection = files.get('vega.postman_collection.json') as { readonly item: readonly Item[] };
const requests = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.item ? requests(item.item) : [item]));
const rest = requests(collection.item.slice(0, -1));
const wallet = requests(collection.item.slice(-1));
const valuesOf = (name: string): Record<string, string> => {
  const { values } = files.get(`vega-${name}.postman_environment.json`) as { readonly values: readonly Pair[] };
  return Object.fromEntries(values.map(({ key, value }) => [key, value]));
};

describe('the Postman collection', () => {
  it('has a request for every operation, with its parameters and the values of its page', () => {
    expect(rest).toHaveLength(model.operations.length);
    for (const [index, operation] of model.operations.entries()) {
      const request = rest[index]?.request;
      expect(request?.method).toBe(operation.method);
      expect(`/${request?.url.path.join('/')}`).toBe(operation.path.replace(/\{([^}]+)\}/g, ':$1'));
      const given = [...(request?.url.variable ?? []), ...(request?.url.query ?? [])];
      const expected = operation.parameters.filter(
        (parameter) => parameter.in === 'path' || !operation.requestOverConnection,
      );
      expect(Object.fromEntries(given.map(({ key, value }) => [key, value]))).toEqual(
        Object.fromEntries(expected.map((parameter) => [parameter.name, parameterExample(model, parameter)])),
      );
      for (const { name } of expected.filter(({ required }) => required))
        expect(given.find(({ key }) => key === name)?.disabled ?? false, `${operation.id} ${name}`).toBe(false);
      if (operation.body !== undefined)
        expect(JSON.parse(request?.body?.raw ?? '')).toEqual(requestExample(model, operation));
    }
  });

  it('has every wallet method for applications, as JSON-RPC', () => {
    const methods = loadOpenRpc(newestRelease, root).methods.filter(({ name }) => name.startsWith('client.'));
    expect(wallet.map(({ name }) => name)).toEqual(methods.map(({ name }) => name));
    for (const [index, method] of methods.entries()) {
      const body = JSON.parse(wallet[index]?.request?.body?.raw ?? '') as {
        params?: Record<string, unknown>;
        id: unknown;
      };
      expect(body).toMatchObject({ jsonrpc: '2.0', method: method.name, id: '1' });
      for (const { name, required } of method.params) if (required) expect(body.params).toHaveProperty(name);
      const headers = wallet[index]?.request?.header.map(({ key }) => key) ?? [];
      expect(headers.includes('Authorization')).toBe(method['x-needs-token'] ?? false);
    }
  });

  it('uses the variables that the environments of mainnet, testnet and sandbox set, and no other', () => {
    const used = new Set([...JSON.stringify(collection).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    for (const name of ['mainnet', 'testnet', 'sandbox'])
      expect(Object.keys(valuesOf(name)).sort()).toEqual([...used].sort());
    expect(valuesOf('testnet')['rest']).toBe(loadNetwork('testnet').rest[0]);
    expect(valuesOf('mainnet')['rest']).toBe(loadNetwork('mainnet').rest[0]);
    expect(valuesOf('sandbox')).toMatchObject({
      rest: `http://localhost:${defaultOptions.restPort}`,
      core: `http://localhost:${defaultOptions.corePort}`,
      explorer: `http://localhost:${defaultOptions.explorerPort}/rest`,
      wallet: `http://${defaultOptions.host}:${defaultOptions.walletPort}`,
    });
  });
});
