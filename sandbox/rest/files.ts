import type { Operation } from '../../reference/model/operation.ts';
import type { WorldContext } from '../context.ts';
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

const hex64 = /^[0-9a-fA-F]{64}$/;

/** Refuses what a node refuses before it sends the first byte of a file. @throws RpcError with the node's number and text */
function check(contentType: string, { partyId, assetId, table, fromBlock, toBlock }: JsonObject): void {
  const refuse = (text: string, number: number = errorNumbers.unmapped): RpcError =>
    new RpcError('invalidArgument', text, number);
  if (contentType === 'text/csv') {
    if (!partyId) throw refuse('missing party id', errorNumbers.missingParty);
    if (!hex64.test(String(partyId))) throw refuse('invalid party id');
    if (assetId && !hex64.test(String(assetId))) throw refuse('invalid asset ID');
    return;
  }
  if (!table || table === 'TABLE_UNSPECIFIED')
    throw new RpcError('internal', 'no table name for network history supplied', errorNumbers.unmapped);
  if (BigInt(String(toBlock ?? '0')) < BigInt(String(fromBlock ?? '0')))
    throw refuse('could not to get contiguous history segments');
}

/** The file that an operation answers with: the ledger as CSV, and the network history as an archive without content. @throws RpcError */
export function fileOf(
  { world }: Pick<WorldContext, 'world'>,
  { contentType }: Operation,
  request: JsonObject,
): Uint8Array<ArrayBuffer> {
  check(contentType, request);
  const { partyId, assetId } = request;
  if (contentType !== 'text/csv') return emptyZip();
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
