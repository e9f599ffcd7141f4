import { governanceData } from '../world/governance.ts';
import { nanoseconds } from '../nanoseconds.ts';
import { epochSeconds } from '../world/clock.ts';
import type { JsonObject, Proposal } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { byTime, fits, wanted } from './filter.ts';
import { connection } from './paginate.ts';
import { errorNumbers, notFound, RpcError } from './rpc-error.ts';
import type { Answers } from './types.ts';

/** Change of a proposal → the type by which proposals are listed. */
const types: Readonly<Record<string, string>> = {
  newMarket: 'TYPE_NEW_MARKET',
  updateMarket: 'TYPE_UPDATE_MARKET',
  updateNetworkParameter: 'TYPE_NETWORK_PARAMETERS',
  newAsset: 'TYPE_NEW_ASSET',
  newFreeform: 'TYPE_NEW_FREE_FORM',
  updateAsset: 'TYPE_UPDATE_ASSET',
  newSpotMarket: 'TYPE_NEW_SPOT_MARKET',
  updateSpotMarket: 'TYPE_UPDATE_SPOT_MARKET',
  newTransfer: 'TYPE_NEW_TRANSFER',
  cancelTransfer: 'TYPE_CANCEL_TRANSFER',
  updateMarketState: 'TYPE_UPDATE_MARKET_STATE',
  updateReferralProgram: 'TYPE_UPDATE_REFERRAL_PROGRAM',
  updateVolumeDiscountProgram: 'TYPE_UPDATE_VOLUME_DISCOUNT_PROGRAM',
};

function isOfType({ terms }: Proposal, asked: unknown): boolean {
  return (
    asked === undefined ||
    asked === 'TYPE_ALL' ||
    Object.entries(types).some(([change, type]) => type === asked && change in terms)
  );
}

function epoch(world: World): JsonObject {
  return {
    ...world.definitions.example('vega.Epoch'),
    seq: String(world.epoch),
    validators: [...world.staking.nodes.values()],
    delegations: world.staking.delegations,
    timestamps: {
      startTime: nanoseconds(world.epochStarted),
      expiryTime: nanoseconds(world.epochStarted + epochSeconds * 1000),
      endTime: '0',
      firstBlock: String(world.height),
      lastBlock: '0',
    },
  };
}

/** Answers about governance, liquidity, validators, data sources and the network itself. */
export const network: Answers = {
  GetGovernanceData: (world, request) => {
    const [id, reference] = [wanted(request, 'proposalId'), wanted(request, 'reference')];
    if (id === undefined && reference === undefined)
      throw new RpcError('invalidArgument', 'missing proposal ID or reference', errorNumbers.missingProposal);
    const proposal = [...world.governance.proposals.values()].find(
      (one) => fits(id, one.id) && fits(reference, one.reference),
    );
    if (!proposal) throw notFound('proposal');
    return { data: governanceData(world, proposal) };
  },
  ListGovernanceData: (world, request) => {
    const rows = [...world.governance.proposals.values()].filter(
      (proposal) =>
        fits(wanted(request, 'proposalState'), proposal.state) &&
        fits(wanted(request, 'proposerPartyId'), proposal.partyId) &&
        fits(wanted(request, 'proposalReference'), proposal.reference) &&
        isOfType(proposal, wanted(request, 'proposalType')),
    );
    const nodes = byTime(request, rows, ({ timestamp }) => timestamp).map((proposal) =>
      governanceData(world, proposal),
    );
    return { connection: connection(nodes, request['pagination'], ({ proposal }) => proposal as JsonObject) };
  },
  ListVotes: (world, request) => {
    if (wanted(request, 'partyId') === undefined && wanted(request, 'proposalId') === undefined)
      throw new RpcError('invalidArgument', 'missing proposal id and party id', errorNumbers.missingProposalAndParty);
    const rows = world.governance.votes.filter(
      ({ partyId, proposalId }) =>
        fits(wanted(request, 'partyId'), partyId) && fits(wanted(request, 'proposalId'), proposalId),
    );
    return { votes: connection(rows, request['pagination'], (row) => ({ id: row.partyId + row.proposalId })) };
  },
  GetEpoch: (world) => ({ epoch: epoch(world) }),
  GetNode: (world, request) => {
    const node = world.staking.nodes.get(String(request['id']));
    if (!node) throw notFound('node');
    return { node };
  },
  ListNodes: (world, request) => ({ nodes: connection([...world.staking.nodes.values()], request['pagination']) }),
  GetNetworkParameter: (world, request) => {
    const key = String(request['key']);
    const value = world.governance.parameters.get(key);
    if (value === undefined) throw notFound('network parameter');
    return { networkParameter: { key, value } };
  },
  ListNetworkParameters: (world, request) => {
    const rows = [...world.governance.parameters].map(([key, value]): JsonObject => ({ key, value }));
    return { networkParameters: connection(rows, request['pagination'], ({ key }) => ({ id: key ?? null })) };
  },
  GetVegaTime: (world) => ({ timestamp: world.now() }),
  ListOracleData: (world, request) =>
    world.oracleData.length === 0
      ? world.definitions.example('datanode.api.v2.ListOracleDataResponse')
      : { oracleData: connection([...world.oracleData].reverse(), request['pagination']) },
  Info: (world) => ({ version: `v${world.definitions.release.version} (sandbox)`, commitHash: '' }),
};
