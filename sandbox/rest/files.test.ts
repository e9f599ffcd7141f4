import { describe, expect, it } from 'vitest';
import { RpcError } from '../answers/rpc-error.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import type { JsonObject } from '../world/types.ts';
import { fileOf } from './files.ts';

const definitions = await loadDefinitions();
const world = seededWorld(definitions);

/** The file that an operation answers a request with. */
function file(id: string, request: JsonObject): Buffer {
  const operation = definitions.model.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return Buffer.from(fileOf({ definitions, world }, operation, request));
}
const history = (request: JsonObject): Buffer => file('TradingDataService_ExportNetworkHistory', request);
const ledger = (request: JsonObject): string[] =>
  file('TradingDataService_ExportLedgerEntries', request).toString().split('\r\n');

describe('the network history as a file', () => {
  it('is an archive, for a table and a range of blocks', () => {
    const ranges: JsonObject[] = [
      { fromBlock: '1', toBlock: '2' },
      { fromBlock: '2', toBlock: '2' },
      { toBlock: '9' },
      {},
    ];
    for (const request of ranges)
      expect(
        history({ table: 'TABLE_ORDERS', ...request })
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
  });

  it('is refused without a table, and for a range that ends before it begins', () => {
    const refused = (request: JsonObject): unknown => {
      try {
        return history(request);
      } catch (error) {
        return error instanceof RpcError && [error.code, error.message];
      }
    };
    const tables: JsonObject[] = [{}, { table: 'TABLE_UNSPECIFIED' }];
    for (const table of tables)
      expect(refused({ ...table, fromBlock: '1', toBlock: '2' })).toEqual([
        13,
        'no table name for network history supplied',
      ]);
    const ranges: JsonObject[] = [{ fromBlock: '2', toBlock: '1' }, { fromBlock: '1' }];
    for (const request of ranges)
      expect(refused({ table: 'TABLE_ORDERS', ...request })).toEqual([
        3,
        'could not to get contiguous history segments',
      ]);
  });
});

describe('the ledger as a file', () => {
  const entry = world.funds.ledger.movements
    .flatMap((movement) => movement['entries'] as JsonObject[])
    .find(({ toAccount }) => (toAccount as JsonObject)['owner'] !== undefined);
  const to = entry?.['toAccount'] as JsonObject;
  const [partyId, assetId] = [String(to['owner']), String(to['assetId'])];

  it('has a line of names, then one for each movement of the party in the asset', () => {
    const [names, ...lines] = ledger({ partyId, assetId });
    expect(names).toBe(
      'vegaTime,quantity,transferType,assetId,fromAccountType,fromAccountPartyId,fromAccountBalance,toAccountType,toAccountPartyId,toAccountBalance',
    );
    expect(lines.at(-1)).toBe('');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) {
      const cells = line.split(',');
      expect(cells).toHaveLength(10);
      expect(cells[3]).toBe(assetId);
      expect([cells[5], cells[8]]).toContain(partyId);
    }
  });

  it('keeps to the range of times, whose end is not in it', () => {
    const times = ledger({ partyId, assetId })
      .slice(1, -1)
      .map((line) => line.split(',')[0] ?? '');
    const first = times.toSorted()[0] ?? '';
    const within = (range: JsonObject): number => ledger({ partyId, assetId, dateRange: range }).length - 2;
    expect(within({ startTimestamp: first, endTimestamp: first })).toBe(0);
    const after = String(BigInt(first) + 1n);
    expect(within({ startTimestamp: first, endTimestamp: after })).toBe(times.filter((time) => time === first).length);
  });
});
