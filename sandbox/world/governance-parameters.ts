import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Change of a proposal → the group of network parameters that rules it. */
const groups: Readonly<Record<string, string>> = {
  newMarket: 'market', newSpotMarket: 'market', updateMarket: 'updateMarket', updateSpotMarket: 'updateMarket', updateMarketState: 'updateMarket',
  updateNetworkParameter: 'updateNetParam', newAsset: 'asset', updateAsset: 'updateAsset', newFreeform: 'freeform',
  newTransfer: 'transfer', cancelTransfer: 'transfer', updateReferralProgram: 'referralProgram', updateVolumeDiscountProgram: 'VolumeDiscountProgram',
};

/** What the network asks of a proposal with these terms. @throws Error when the terms change nothing that is known */
export function parametersOf(world: World, terms: JsonObject): { requiredMajority: string; requiredParticipation: string; minProposerBalance: bigint } {
  const change = Object.keys(groups).find((name) => name in terms);
  if (!change) throw new Error('unknown proposal change');
  const value = (name: string): string => world.parameters.get(`governance.proposal.${groups[change] ?? ''}.${name}`) ?? '0';
  return {
    requiredMajority: value('requiredMajority'),
    requiredParticipation: value('requiredParticipation'),
    minProposerBalance: BigInt(value('minProposerBalance')),
  };
}
