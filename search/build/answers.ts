import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trees, type TreeName } from '../../product.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';
import type { DocumentColumns } from '../format/types.ts';
import { splitTree } from '../../common/splitTree.ts';
import type { OrderedRecord } from './order-records.ts';

type Answers = NonNullable<DocumentColumns['answers']>;

/** What is longer is read on its page. */
const longest = 200;
const selector = /^0x[0-9a-f]{8}$/;

/** Values of network parameters on this network. */
function parameters(root: string, tree: TreeName, records: readonly OrderedRecord[]): Answers {
  const { parameters: values, label } = JSON.parse(
    readFileSync(path.join(root, 'networks', `${tree}.json`), 'utf8'),
  ) as { readonly parameters: Readonly<Record<string, string>>; readonly label: string };
  return records.flatMap(({ id, page, record }) => {
    const value = values[record.title];
    const isEntry = splitTree(page.url).route === '/api/network-parameters' && record.hash === record.title;
    return isEntry && value !== undefined && value.length <= longest
      ? [[record.title, id, `${value} on ${label}`] as const]
      : [];
  });
}

/** Meanings of the wallet's error codes. */
function errorCodes(root: string, tree: TreeName, records: readonly OrderedRecord[]): Answers {
  const place = records.find(
    ({ page, record }) =>
      splitTree(page.url).route === '/api/vega-wallet/reference/core/json-rpc-basics' && record.hash === 'error-codes',
  );
  if (place === undefined) return [];
  return Object.values(loadOpenRpc(trees[tree].release, root).components.errors).map(({ code, message, data }) => [
    String(code),
    place.id,
    `${message}: ${data}`,
  ]);
}

/** Functions of the contracts by their selectors. */
function selectors(records: readonly OrderedRecord[]): Answers {
  return records.flatMap(({ id, page, record }) => {
    const contract = /\/api\/bridge\/contracts\/([^/]+)$/.exec(page.url)?.[1];
    if (contract === undefined) return [];
    return [...record.names]
      .filter((name) => selector.test(name))
      .map((name) => [name, id, `${contract}.${record.title}`] as const);
  });
}

/** What there is exactly one answer to, apart from enum values, whose meaning is their text. */
export function answersOf(root: string, tree: TreeName, records: readonly OrderedRecord[]): Answers {
  return [...parameters(root, tree, records), ...errorCodes(root, tree, records), ...selectors(records)];
}
