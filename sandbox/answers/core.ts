import { sha256Hex } from '../../common/digest.ts';
import { marketData } from '../world/market-data.ts';
import { latestDelegations } from '../world/staking.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { fits, wanted } from './filter.ts';
import { errorNumbers, notFound, RpcError } from './rpc-error.ts';
import type { Answers } from './types.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

function lastBlock(world: World): JsonObject {
  const parameter = (name: string): string => world.governance.parameters.get(`spam.pow.${name}`) ?? '0';
  return {
    height: String(world.height),
    hash: sha256Hex(`block ${world.height}`).toUpperCase(),
    spamPowHashFunction: parameter('hashFunction'),
    spamPowDifficulty: Number(parameter('difficulty')),
    spamPowNumberOfPastBlocks: Number(parameter('numberOfPastBlocks')),
    spamPowNumberOfTxPerBlock: Number(parameter('numberOfTxPerBlock')),
    spamPowIncreasingDifficulty: parameter('increaseDifficulty') !== '0',
    chainId: world.chainId,
  };
}

/** Answers of the core API. */
export const core: Answers = {
  LastBlockHeight: lastBlock,
  GetVegaTime: (world) => ({ timestamp: world.now() }),
  Statistics: (world) => ({
    statistics: {
      ...world.definitions.example('vega.api.v1.Statistics'),
      blockHeight: String(world.height),
      genesisTime: iso(world.genesis),
      currentTime: iso(world.clock()),
      vegaTime: iso(world.clock()),
      status: 'CHAIN_STATUS_CONNECTED',
      totalMarkets: String(world.trading.markets.size),
      totalOrders: String(world.trading.orders.size),
      totalTrades: String(world.trading.trades.length),
      chainId: world.chainId,
      epochSeq: String(world.epoch),
      epochStartTime: iso(world.epochStarted),
      appVersion: `v${world.definitions.release.version}`,
      blockDuration: '1000000000',
    },
  }),
};

/** Answers of the core state API. */
export const state: Answers = {
  ListAccounts: (world, request) => ({
    accounts: world.funds.ledger
      .accounts()
      .filter(
        ({ owner, marketId, type }) =>
          type !== 'ACCOUNT_TYPE_EXTERNAL' &&
          fits(wanted(request, 'party'), owner) &&
          fits(wanted(request, 'market'), marketId),
      )
      .map(({ owner, marketId, balance, asset, type }): JsonObject => ({
        party: owner,
        market: marketId,
        balance,
        asset,
        type,
      })),
  }),
  ListAssets: (world, request) => ({
    assets: [...world.funds.assets.values()].filter(({ id }) => fits(wanted(request, 'asset'), id)),
  }),
  ListDelegations: (world, request) => ({
    delegations: latestDelegations(world).filter(
      ({ party, nodeId }) => fits(wanted(request, 'party'), party) && fits(wanted(request, 'node'), nodeId),
    ),
  }),
  ListMarkets: (world, request) => ({
    markets: [...world.trading.markets.values()]
      .map(({ definition }) => definition)
      .filter(({ id }) => fits(wanted(request, 'market'), id)),
  }),
  ListMarketsData: (world, request) => ({
    marketsData: [...world.trading.markets.values()]
      .filter(({ facts }) => fits(wanted(request, 'market'), facts.id))
      .map((market) => marketData(world, market)),
  }),
  ListNetworkParameters: (world, request) => ({
    networkParameters: [...world.governance.parameters]
      .filter(([key]) => fits(wanted(request, 'networkParameterKey'), key))
      .map(([key, value]): JsonObject => ({ key, value })),
  }),
  ListParties: (world) => ({ parties: [...world.parties].map((id): JsonObject => ({ id })) }),
  ListProposals: (world, request) => ({
    proposals: [...world.governance.proposals.values()].filter(
      ({ id, partyId }) => fits(wanted(request, 'proposal'), id) && fits(wanted(request, 'proposer'), partyId),
    ),
  }),
  ListVotes: (world, request) => {
    const [proposal, party] = [wanted(request, 'proposal'), wanted(request, 'party')];
    if (proposal === undefined && party === undefined)
      throw new RpcError('unknown', 'missing proposal or party filter');
    return {
      votes: world.governance.votes.filter(
        ({ proposalId, partyId }) => fits(proposal, proposalId) && fits(party, partyId),
      ),
    };
  },
};

/** Answers of the block explorer. */
export const explorer: Answers = {
  Info: (world) => ({ version: `v${world.definitions.release.version} (sandbox)`, commitHash: '' }),
  GetTransaction: (world, request) => {
    const hash = String(request['hash']).toUpperCase();
    if (!/^[0-9A-F]{64}$/.test(hash))
      throw new RpcError('invalidArgument', 'not a transaction hash', errorNumbers.unmapped);
    const transaction = world.transactions.find((one) => one['hash'] === hash);
    if (!transaction) throw notFound('transaction');
    return { transaction };
  },
  ListTransactions: (world, request) => {
    const rows = [...world.transactions]
      .reverse()
      .filter(
        ({ submitter, type }) => fits(wanted(request, 'parties'), submitter) && fits(wanted(request, 'cmdTypes'), type),
      );
    return { transactions: rows.slice(0, Number(wanted(request, 'limit') ?? wanted(request, 'first') ?? 0) || 100) };
  },
};
