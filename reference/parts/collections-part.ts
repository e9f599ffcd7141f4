import { loadNetwork } from '../../networks/index.ts';
import { trees, type TreeName } from '../../product.ts';
import { arazzoDocument } from '../collections/arazzo.ts';
import { brunoCollection } from '../collections/bruno.ts';
import { postmanCollection, postmanEnvironment } from '../collections/postman.ts';
import { zip } from '../downloads/zip.ts';
import type { Model } from '../model/model.ts';
import { sandboxRest } from '../openapi/servers.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import type { ReferencePart } from './reference-part.ts';

/**
 * Collections of requests for Postman and Bruno, with an environment for each network and one for the sandbox, and the workflows of a
 * transaction.
 */
export function collectionsPart(model: Model, root: string): ReferencePart {
  const names = Object.keys(trees) as TreeName[];
  const environments = [
    ...names.map((name) => ({ name: name as string, rest: loadNetwork(name).rest[0] ?? sandboxRest })),
    { name: 'sandbox', rest: sandboxRest },
  ];
  const wallet = loadOpenRpc(model.release, root);
  const files = [
    {
      file: 'api/collections/vega.postman_collection.json',
      title: 'All REST operations and the wallet’s methods, Postman collection 2.1',
      content: JSON.stringify(postmanCollection(model, wallet), null, 1),
    },
    ...environments.map(({ name, rest }) => ({
      file: `api/collections/vega-${name}.postman_environment.json`,
      title: `Addresses of ${name}, Postman environment`,
      content: JSON.stringify(postmanEnvironment(name, rest), null, 1),
      namesNetworks: true as const,
    })),
  ];
  const bruno = {
    file: 'api/collections/vega-bruno.zip',
    title: 'The same as a Bruno collection, with its environments',
    content: zip(brunoCollection(model, wallet, environments)),
  };
  const workflows = {
    file: 'api/collections/transaction.arazzo.json',
    title: 'Sign, send and confirm a transaction, Arazzo workflows over the OpenAPI documents',
    content: JSON.stringify(arazzoDocument(model, wallet), null, 1),
  };
  return { pages: [], sidebars: {}, links: {}, downloads: () => [...files, bruno, workflows] };
}
