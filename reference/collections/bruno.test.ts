import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { unzipped } from '../downloads/unzipped.ts';
import { exampleChain } from '../examples/example-chain.ts';
import { buildModel } from '../model/model.ts';
import { collectionsPart } from '../parts/collections-part.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import { collectedFolders, environmentValues, type CollectedFolder, type CollectedRequest } from './collected.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
  readonly type?: string;
  readonly enabled: boolean;
}
interface Request {
  readonly meta: { readonly name: string; readonly type: string };
  readonly http: { readonly method: string; readonly url: string; readonly body: string };
  readonly params?: readonly Pair[];
  readonly headers?: readonly Pair[];
  readonly body?: { readonly json?: string };
  readonly docs?: string;
}

const root = process.cwd();
const model = buildModel(root, await loadDescriptors(newestRelease, root));
const archive = collectionsPart(model, root)
  .downloads('mainnet', loadNetwork('mainnet'))
  .find(({ file }) => file.endsWith('vega-bruno.zip'));
const files = new Map(
  unzipped(archive?.content as Uint8Array).map(([name, content]) => [name.replace(/^[^/]+\//, ''), content.toString()]),
);
const requestsIn = ({ folders, requests }: CollectedFolder): CollectedRequest[] => [
  ...folders.flatMap(requestsIn),
  ...requests,
];
const expected = collectedFolders(model, loadOpenRpc(newestRelease, root)).flatMap(requestsIn);
const requests = [...files]
  .filter(([name]) => name.endsWith('.bru') && !/(^environments\/|collection\.bru$|folder\.bru$)/.test(name))
  .map(([, text]) => bruToJsonV2(text) as Request);

describe('the Bruno collection, read by Bruno’s own reader', () => {
  it('is a collection with a folder for each service and category', () => {
    expect(JSON.parse(files.get('bruno.json') ?? '')).toMatchObject({ version: '1', type: 'collection' });
    const folders = [...files.keys()].filter((name) => name.endsWith('/folder.bru'));
    expect(folders).toHaveLength(
      model.services.length + model.services.flatMap(({ categories }) => categories).length + 1,
    );
    for (const name of [...folders, 'collection.bru'])
      expect(collectionBruToJson(files.get(name) ?? ''), name).toHaveProperty('meta.name');
  });

  it('has every request, with address, parameters, headers and body', () => {
    expect(expected.length).toBeGreaterThan(129);
    expect(requests).toHaveLength(expected.length);
    for (const request of expected) {
      const {
        http,
        params = [],
        headers = [],
        body,
        docs,
      } = requests.find(
        ({ meta, http: { url } }) =>
          meta.name === request.name && url.startsWith(`{{${request.address}}}${request.path}`),
      ) ?? ({ http: { method: 'none' } } as unknown as Request);
      expect(http.method.toUpperCase(), request.name).toBe(request.method);
      const pairs = (place: string): unknown[] =>
        params.filter(({ type }) => type === place).map(({ name, value, enabled }) => [name, value, enabled]);
      const wanted = (list: CollectedRequest['query']): unknown[] =>
        list.map(({ name, value, enabled }) => [name, value, enabled]);
      expect(pairs('path')).toEqual(wanted(request.variables));
      expect(pairs('query')).toEqual(wanted(request.query));
      const [, search = ''] = http.url.split('?');
      expect([...new URLSearchParams(search)]).toEqual(
        request.query.filter(({ enabled }) => enabled).map(({ name, value }) => [name, value]),
      );
      expect(headers.map(({ name, value }) => [name, value])).toEqual(request.headers);
      expect(body?.json === undefined ? undefined : JSON.parse(body.json)).toEqual(request.body);
      for (const line of request.description.split('\n').filter(Boolean)) expect(docs).toContain(line.trim());
    }
  });

  it('has the environments of both networks and of the sandbox, with the token as a secret', () => {
    for (const name of ['mainnet', 'testnet', 'sandbox']) {
      const { variables } = bruToEnvJsonV2(files.get(`environments/${name}.bru`) ?? '') as {
        readonly variables: readonly (Pair & { readonly secret: boolean })[];
      };
      const rest = name === 'sandbox' ? 'http://localhost:3008' : (loadNetwork(name as 'mainnet').rest[0] ?? '');
      expect(Object.fromEntries(variables.map(({ name: key, value }) => [key, value]))).toEqual(
        environmentValues(rest),
      );
      expect(variables.filter(({ secret }) => secret).map(({ name: key }) => key)).toEqual(['token']);
    }
  });

  it('names no chain, since the archive is the same in both trees', () => {
    for (const [name, text] of files) expect(text, name).not.toContain(exampleChain);
  });
});
