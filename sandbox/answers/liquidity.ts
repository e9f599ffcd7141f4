import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { fits, wanted } from './filter.ts';
import { connection } from './paginate.ts';
import type { Answers } from './types.ts';

const live = new Set(['STATUS_ACTIVE', 'STATUS_PENDING', 'STATUS_UNDEPLOYED']);

/** The commitments that a request asks for, each with the change of it that waits for the next epoch. */
function provisions(world: World, request: JsonObject): { current: JsonObject; pending?: JsonObject }[] {
  return [...world.liquidity.provisions].flatMap(([key, current]) => {
    const pending = world.liquidity.pending.get(key);
    const { partyId, marketId, reference, status } = pending ?? current;
    const found =
      fits(wanted(request, 'partyId'), partyId) &&
      fits(wanted(request, 'marketId'), marketId) &&
      fits(wanted(request, 'reference'), reference) &&
      (wanted(request, 'live') !== true || live.has(String(status)));
    return found ? [{ current, ...(pending ? { pending } : {}) }] : [];
  });
}

/** Answers about liquidity commitments. */
export const liquidity: Answers = {
  // Deprecated in the release, for it shows a change that waits in place of the commitment that is in force.
  ListLiquidityProvisions: (world, request) => ({
    liquidityProvisions: connection(
      provisions(world, request).map(({ current, pending }) => pending ?? current),
      request['pagination'],
    ),
  }),
  ListAllLiquidityProvisions: (world, request) => ({
    liquidityProvisions: connection(
      provisions(world, request),
      request['pagination'],
      ({ current }) => current as JsonObject,
    ),
  }),
  ListLiquidityProviders: (world, request) => {
    const example = world.definitions.example('datanode.api.v2.LiquidityProvider');
    const rows = provisions(world, request).map(({ current: { partyId, marketId } }): JsonObject => ({
      ...example,
      partyId: String(partyId),
      marketId: String(marketId),
    }));
    return { liquidityProviders: connection(rows, request['pagination']) };
  },
};
