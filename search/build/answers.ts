import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trees, type TreeName } from '../../product.ts';
import { loadApiErrors } from '../../reference/errors/load-api-errors.ts';
import { errorsRoute } from '../../reference/render/error-section.ts';
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
      ? [[record.title, id, `${value === '' ? 'empty' : value} on ${label}`] as const]
      : [];
  });
}

/** Meanings of the error codes of wallet and nodes, each at its row of the table of errors; not of codes that several errors have. */
function errorCodes(root: string, tree: TreeName, records: readonly OrderedRecord[]): Answers {
  const { release } = trees[tree];
  const rows = new Map(
    records.flatMap(({ id, page, record }) =>
      splitTree(page.url).route === errorsRoute ? [[record.hash, id] as const] : [],
    ),
  );
  const wallet = Object.values(loadOpenRpc(release, root).components.errors).map(
    ({ code, message, data }) => [String(code), `wallet-${code}`, `${message}: ${data}`] as const,
  );
  const nodes = loadApiErrors(release, root).errors.flatMap(({ source, name, number, text }) =>
    number === undefined ? [] : [[String(number), `${source}-${name}`, text] as const],
  );
  const all = [...wallet, ...nodes];
  return all
    .filter(([code]) => all.filter(([other]) => other === code).length === 1)
    .flatMap(([code, hash, text]) => {
      const row = rows.get(hash);
      return row === undefined ? [] : [[code, row, text] as const];
    });
}

const statusRow = /^(\d{3}), \d+$/;

/** What an HTTP status of an answer means and what to do, at its row of the table of errors; not of those that several gRPC codes have. */
export function statuses(records: readonly OrderedRecord[]): Answers {
  const rows = records.flatMap(({ id, page, record }) => {
    const status = splitTree(page.url).route === errorsRoute ? statusRow.exec(record.title)?.[1] : undefined;
    return status === undefined ? [] : [{ status, id, text: `${record.hash.replace(/^grpc-/, '')}. ${record.text}` }];
  });
  return rows
    .filter(({ status }) => rows.filter((other) => other.status === status).length === 1)
    .map(({ status, id, text }) => [status, id, text] as const);
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
  return [...parameters(root, tree, records), ...errorCodes(root, tree, records), ...statuses(records), ...selectors(records)];
}
