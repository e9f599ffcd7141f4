import { delegationsIn, latestDelegations } from '../world/staking.ts';
import type { JsonObject } from '../world/types.ts';
import { withdrawalApproval } from '../world/withdrawals.ts';
import type { World } from '../world/world.ts';
import { byTime, fits, inRange, wanted } from './filter.ts';
import { ledgerRows } from './ledger-rows.ts';
import { connection } from './paginate.ts';
import { errorNumbers, notFound, RpcError } from './rpc-error.ts';
import type { Answers } from './types.ts';

/** The accounts that a filter leaves; the accounts of the world outside are never shown. */
function accounts(world: World, request: JsonObject, prefix = 'filter.'): JsonObject[] {
  const ask = (name: string): ReturnType<typeof wanted> => wanted(request, prefix + name);
  return world.funds.ledger
    .accounts()
    .filter(
      ({ owner, asset, marketId, type }) =>
        type !== 'ACCOUNT_TYPE_EXTERNAL' &&
        fits(ask('partyIds'), owner) &&
        fits(ask('assetId'), asset) &&
        fits(ask('marketIds'), marketId) &&
        fits(ask('accountTypes'), type),
    );
}

/** A row of a table by the id that the request gives. */
const byId = (rows: ReadonlyMap<string, JsonObject>, id: unknown, what: string): JsonObject => {
  const row = rows.get(String(id));
  if (!row) throw notFound(what);
  return row;
};

const accountKey = ({ owner, asset, marketId, type }: JsonObject): JsonObject => ({
  id: [owner, asset, marketId, type].join('|'),
});

/** Answers about assets, accounts, transfers, deposits, withdrawals, stake. */
export const money: Answers = {
  GetAsset: (world, request) => ({ asset: byId(world.funds.assets, request['assetId'], 'asset') }),
  ListAssets: (world, request) => ({
    assets: connection(
      [...world.funds.assets.values()].filter(({ id }) => fits(wanted(request, 'assetId'), id)),
      request['pagination'],
    ),
  }),
  ListAccounts: (world, request) => ({
    accounts: connection(accounts(world, request), request['pagination'], accountKey),
  }),
  ListBalanceChanges: (world, request) => {
    const rows = accounts(world, request).map(({ owner, asset, marketId, type, balance }): JsonObject => ({
      timestamp: world.now(),
      balance: String(balance),
      partyId: String(owner),
      assetId: String(asset),
      marketId: String(marketId),
      accountType: String(type),
    }));
    return { balances: connection(rows, request['pagination']) };
  },
  GetDeposit: (world, request) => ({ deposit: byId(world.funds.deposits, request['id'], 'deposit') }),
  ListDeposits: (world, request) => {
    const rows = [...world.funds.deposits.values()].filter(
      ({ partyId, createdTimestamp }) =>
        fits(wanted(request, 'partyId'), partyId) && inRange(request, createdTimestamp),
    );
    return {
      deposits: connection(
        byTime(request, rows, ({ createdTimestamp }) => createdTimestamp),
        request['pagination'],
      ),
    };
  },
  GetWithdrawal: (world, request) => ({ withdrawal: byId(world.funds.withdrawals, request['id'], 'withdrawal') }),
  ListWithdrawals: (world, request) => {
    const rows = [...world.funds.withdrawals.values()].filter(
      ({ partyId, createdTimestamp }) =>
        fits(wanted(request, 'partyId'), partyId) && inRange(request, createdTimestamp),
    );
    return {
      withdrawals: connection(
        byTime(request, rows, ({ createdTimestamp }) => createdTimestamp),
        request['pagination'],
      ),
    };
  },
  GetERC20WithdrawalApproval: (world, request) =>
    withdrawalApproval(world, byId(world.funds.withdrawals, request['withdrawalId'], 'withdrawal')),
  GetTransfer: (world, request) => ({
    transfer: byId(world.funds.transfers, request['transferId'], 'transfer'),
    fees: [],
  }),
  ListTransfers: (world, request) => {
    const party = wanted(request, 'pubkey');
    const direction = String(request['direction'] ?? '');
    const rows = [...world.funds.transfers.values()].filter(({ from, to }) =>
      fits(party, ...(direction.endsWith('_FROM') ? [from] : direction.endsWith('_TO') ? [to] : [from, to])),
    );
    const nodes = byTime(request, rows, ({ timestamp }) => timestamp).map((transfer): JsonObject => ({
      transfer,
      fees: [],
    }));
    return { transfers: connection(nodes, request['pagination'], ({ transfer }) => transfer as JsonObject) };
  },
  GetParty: (world, request) => {
    if (!world.parties.has(String(request['partyId']))) throw notFound('party');
    return { party: { id: String(request['partyId']) } };
  },
  ListParties: (world, request) => ({
    parties: connection(
      [...world.parties].filter((id) => fits(wanted(request, 'partyId'), id)).map((id): JsonObject => ({ id })),
      request['pagination'],
    ),
  }),
  GetStake: (world, request) => ({
    ...world.definitions.example('datanode.api.v2.GetStakeResponse'),
    currentStakeAvailable: String(world.staking.stake.get(String(request['partyId'])) ?? 0n),
  }),
  ListDelegations: (world, request) => {
    const party = wanted(request, 'partyId');
    const epoch = wanted(request, 'epochId');
    const all = epoch === undefined ? latestDelegations(world) : delegationsIn(world, Number(epoch));
    const rows = all.filter((row) => fits(party, row['party']) && fits(wanted(request, 'nodeId'), row['nodeId']));
    return {
      delegations: connection(rows, request['pagination'], (row) => ({
        id: `${String(row['party'])} ${String(row['nodeId'])}`,
      })),
    };
  },
  ListLedgerEntries: (world, request) => {
    const [from, to] = ['from', 'to'].map((side) =>
      [wanted(request, `filter.${side}AccountFilter.partyIds`) ?? []].flat(),
    );
    // One party on one side at least, and on neither more: the node's own rule.
    if ([from, to].some((side = []) => side.length > 1) || [from, to].every(([party] = []) => !party))
      throw new RpcError('invalidArgument', 'invalid filter', errorNumbers.filter);
    const shown = ledgerRows(world).filter(
      (row) =>
        inRange(request, row['timestamp']) &&
        fits(wanted(request, 'filter.transferTypes'), row['transferType']) &&
        fits(wanted(request, 'filter.fromAccountFilter.partyIds'), row['fromAccountPartyId']) &&
        fits(wanted(request, 'filter.toAccountFilter.partyIds'), row['toAccountPartyId']),
    );
    return {
      ledgerEntries: connection(
        byTime(request, shown, ({ timestamp }) => timestamp),
        request['pagination'],
      ),
    };
  },
};
