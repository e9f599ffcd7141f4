import { governanceData } from '../world/governance.ts';
import { nanoseconds } from '../nanoseconds.ts';
import { epochSeconds } from '../world/clock.ts';
import { nodesIn } from '../world/nodes.ts';
import { delegationsIn } from '../world/staking.ts';
import type { Json, JsonObject, Proposal } from '../world/types.ts';
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

/** What the data node says where it has no such epoch. */
const noEpoch = (): RpcError => new RpcError('notFound', 'failed to get epoch', errorNumbers.epoch);

/** The largest number that the data node's table holds; above it stands for the present epoch. */
const largestEpoch = 2n ** 63n - 1n;

/** The epoch with a number that is asked for, the present one for none. @throws RpcError where there is no such epoch */
function epochOf(world: World, asked: Json | undefined): number {
  if (asked === undefined || BigInt(String(asked)) > largestEpoch) return world.epoch;
  const epoch = Number(asked);
  if (epoch !== world.epoch && !world.pastEpochs.has(epoch)) throw noEpoch();
  return epoch;
}

/** The epoch of a block: of those that have ended alone, as the data node looks for it. @throws RpcError where there is none */
function epochOfBlock(world: World, height: number): number {
  const found = [...world.pastEpochs].find(
    ([, { firstBlock, lastBlock }]) => firstBlock <= height && height < lastBlock,
  );
  if (!found) throw noEpoch();
  return found[0];
}

/** An epoch as the data node shows it, `vega.Epoch`. */
export function epochData(world: World, epoch: number): JsonObject {
  const past = world.pastEpochs.get(epoch);
  const start = past?.start ?? world.epochStarted;
  return {
    seq: String(epoch),
    validators: nodesIn(world, epoch),
    delegations: delegationsIn(world, epoch),
    timestamps: {
      startTime: nanoseconds(start),
      expiryTime: nanoseconds(start + epochSeconds * 1000),
      endTime: past ? nanoseconds(past.end) : '0',
      firstBlock: String(past?.firstBlock ?? world.epochFirstBlock),
      lastBlock: String(past?.lastBlock ?? 0),
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
  GetEpoch: (world, request) => {
    const [id, block] = [Number(wanted(request, 'id') ?? 0), Number(wanted(request, 'block') ?? 0)];
    const epoch = id > 0 ? epochOf(world, id) : block > 0 ? epochOfBlock(world, block) : world.epoch;
    return { epoch: epochData(world, epoch) };
  },
  GetNode: (world, request) => {
    const node = nodesIn(world, world.epoch).find(({ id }) => id === request['id']);
    if (!node) throw new RpcError('notFound', 'no resource corresponding to this id', errorNumbers.unmapped);
    return { node };
  },
  ListNodes: (world, request) => {
    const nodes = nodesIn(world, epochOf(world, wanted(request, 'epochSeq')));
    // The data node begins with the highest id, unless it is asked for the opposite.
    if (wanted(request, 'pagination.newestFirst') !== false) nodes.reverse();
    return { nodes: connection(nodes, request['pagination']) };
  },
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
