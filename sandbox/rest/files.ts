import type { Operation } from '../../reference/model/operation.ts';
import type { WorldContext } from '../context.ts';
import type { JsonObject } from '../world/types.ts';
import { emptyZip } from './empty-zip.ts';

const columns = [
  'vegaTime',
  'quantity',
  'transferType',
  'assetId',
  'fromAccountType',
  'fromAccountPartyId',
  'fromAccountBalance',
  'toAccountType',
  'toAccountPartyId',
  'toAccountBalance',
] as const;

/** The file that an operation answers with: the ledger as CSV, and the network history as an archive without content. */
export function fileOf(
  { service, definitions }: WorldContext,
  { contentType }: Operation,
  { partyId, assetId }: JsonObject,
): Uint8Array<ArrayBuffer> {
  if (contentType !== 'text/csv') return emptyZip();
  const list = definitions.model.operations.find(({ id }) => id === 'TradingDataService_ListLedgerEntries');
  const { ledgerEntries } = list ? service.answer(list.rpc, {}) : { ledgerEntries: { edges: [] } };
  const rows = ((ledgerEntries as JsonObject)['edges'] as { node: JsonObject }[])
    .map(({ node }) => node)
    .filter(
      (node) =>
        [node['fromAccountPartyId'], node['toAccountPartyId']].includes(partyId ?? '') &&
        (!assetId || node['assetId'] === assetId),
    );
  const lines = rows.map((row) =>
    columns.map((name) => String(row[name === 'vegaTime' ? 'timestamp' : name] ?? '')).join(','),
  );
  return new TextEncoder().encode([columns.join(','), ...lines, ''].join('\r\n'));
}
