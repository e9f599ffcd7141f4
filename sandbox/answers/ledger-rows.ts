import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** Every movement of funds, oldest first, as lists and files of the ledger tell it. */
export function ledgerRows(world: World): JsonObject[] {
  return world.funds.ledger.movements
    .flatMap((movement) => movement['entries'] as JsonObject[])
    .map((entry): JsonObject => {
      const [from, to] = [entry['fromAccount'] as JsonObject, entry['toAccount'] as JsonObject];
      return {
        timestamp: String(entry['timestamp']),
        quantity: String(entry['amount']),
        transferType: String(entry['type']),
        assetId: String(from['assetId']),
        fromAccountType: String(from['type']),
        toAccountType: String(to['type']),
        fromAccountPartyId: String(from['owner'] ?? ''),
        toAccountPartyId: String(to['owner'] ?? ''),
        fromAccountMarketId: String(from['marketId'] ?? ''),
        toAccountMarketId: String(to['marketId'] ?? ''),
        fromAccountBalance: String(entry['fromAccountBalance']),
        toAccountBalance: String(entry['toAccountBalance']),
      };
    });
}
