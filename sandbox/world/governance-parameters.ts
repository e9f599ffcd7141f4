import { goSeconds } from '../../common/go-duration.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Change of a proposal → the group of network parameters that rules it. */
const groups: Readonly<Record<string, string>> = {
  newMarket: 'market',
  newSpotMarket: 'market',
  updateMarket: 'updateMarket',
  updateSpotMarket: 'updateMarket',
  updateMarketState: 'updateMarket',
  updateNetworkParameter: 'updateNetParam',
  newAsset: 'asset',
  updateAsset: 'updateAsset',
  newFreeform: 'freeform',
  newTransfer: 'transfer',
  cancelTransfer: 'transfer',
  updateReferralProgram: 'referralProgram',
  updateVolumeDiscountProgram: 'VolumeDiscountProgram',
};

/** Bounds of a time, in seconds from the submission. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What the network asks of a proposal. */
export interface ProposalParameters {
  readonly requiredMajority: string;
  readonly requiredParticipation: string;
  readonly minProposerBalance: bigint;
  readonly minVoterBalance: bigint;
  readonly close: Bounds;
  /** Undefined where nothing is enacted. */
  readonly enact: Bounds | undefined;
}

/** What the network asks of a proposal with these terms. @throws Error when the terms change nothing that is known */
export function parametersOf(world: World, terms: JsonObject): ProposalParameters {
  const change = Object.keys(groups).find((name) => name in terms);
  const group = change === undefined ? undefined : groups[change];
  if (group === undefined) throw new Error('unknown proposal change');
  const value = (name: string, of = group): string =>
    world.governance.parameters.get(`governance.proposal.${of}.${name}`) ?? '0';
  const bounds = (name: string, of = group): Bounds => ({
    min: goSeconds(value(`min${name}`, of)),
    max: goSeconds(value(`max${name}`, of)),
  });
  return {
    requiredMajority: value('requiredMajority'),
    requiredParticipation: value('requiredParticipation'),
    minProposerBalance: BigInt(value('minProposerBalance')),
    minVoterBalance: BigInt(value('minVoterBalance')),
    close: bounds('Close'),
    // The release takes the bounds for transfers from the parameters for new assets.
    enact: group === 'freeform' ? undefined : bounds('Enact', group === 'transfer' ? 'asset' : group),
  };
}
