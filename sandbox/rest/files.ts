import type { Operation } from '../../reference/model/operation.ts';
import type { WorldContext } from '../context.ts';
import { checkFields } from '../answers/check-fields.ts';
import { inRange } from '../answers/filter.ts';
import { ledgerRows } from '../answers/ledger-rows.ts';
import { errorNumbers, RpcError } from '../answers/rpc-error.ts';
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

/** Refuses what a node refuses of a part of its history. @throws RpcError with the node's number and text */
function checkHistory({ table, fromBlock, toBlock }: JsonObject): void {
  if (!table || table === 'TABLE_UNSPECIFIED')
    throw new RpcError('internal', 'no table name for network history supplied', errorNumbers.unmapped);
  if (BigInt(String(toBlock ?? '0')) < BigInt(String(fromBlock ?? '0')))
    throw new RpcError('invalidArgument', 'could not to get contiguous history segments', errorNumbers.unmapped);
}

/** The file that an operation answers with: the ledger as CSV, and the network history as an archive without content. @throws RpcError */
export function fileOf(
  { definitions, world }: Pick<WorldContext, 'definitions' | 'world'>,
  { contentType, rpc }: Operation,
  request: JsonObject,
): Uint8Array<ArrayBuffer> {
  checkFields(definitions, rpc, request);
  if (contentType !== 'text/csv') {
    checkHistory(request);
    return emptyZip();
  }
  const { partyId, assetId } = request;
  const rows = ledgerRows(world).filter(
    (row) =>
      [row['fromAccountPartyId'], row['toAccountPartyId']].includes(partyId) &&
      (!assetId || row['assetId'] === assetId) &&
      inRange(request, row['timestamp']),
  );
  const lines = rows.map((row) =>
    columns.map((name) => String(row[name === 'vegaTime' ? 'timestamp' : name] ?? '')).join(','),
  );
  return new TextEncoder().encode([columns.join(','), ...lines, ''].join('\r\n'));
}
